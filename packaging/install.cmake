# What `cmake --install` lays down, under the names that desktops look for. Included by the root
# CMakeLists.txt after all targets exist.
include(GNUInstallDirs)

set(muster_id io.github.musterdesk.Muster)
set(muster_icons "${PROJECT_SOURCE_DIR}/resources/icons")

foreach(program muster muster-cli)
    if(TARGET ${program})
        # KArchive may lie in a folder of its own; a program in the system's folders needs no such path.
        set_target_properties(${program} PROPERTIES INSTALL_RPATH_USE_LINK_PATH ON)
        install(TARGETS ${program} RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")
    endif()
endforeach()

install(DIRECTORY "${PROJECT_SOURCE_DIR}/data/"
        DESTINATION "${CMAKE_INSTALL_DATADIR}/muster")

install(FILES "${CMAKE_CURRENT_LIST_DIR}/${muster_id}.desktop"
        DESTINATION "${CMAKE_INSTALL_DATADIR}/applications")
install(FILES "${CMAKE_CURRENT_LIST_DIR}/${muster_id}.metainfo.xml"
        DESTINATION "${CMAKE_INSTALL_DATADIR}/metainfo")
install(FILES "${CMAKE_CURRENT_LIST_DIR}/${muster_id}.mime.xml"
        DESTINATION "${CMAKE_INSTALL_DATADIR}/mime/packages"
        RENAME "${muster_id}.xml")

install(DIRECTORY "${muster_icons}/hicolor"
        DESTINATION "${CMAKE_INSTALL_DATADIR}/icons")
install(FILES "${muster_icons}/${muster_id}.svg"
        DESTINATION "${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps")
