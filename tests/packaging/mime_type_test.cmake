# Builds a MIME database of nothing but our type and looks for its name pattern in it.
file(REMOVE_RECURSE "${FOLDER}")
file(COPY "${SOURCE}" DESTINATION "${FOLDER}/packages")
cmake_path(GET FOLDER PARENT_PATH data_home)
set(ENV{XDG_DATA_HOME} "${data_home}") # otherwise it remarks that nobody will look there
execute_process(COMMAND "${PROGRAM}" "${FOLDER}" RESULT_VARIABLE failed ERROR_VARIABLE complaints)
file(READ "${FOLDER}/globs2" globs)
if(failed OR complaints)
    message(FATAL_ERROR "update-mime-database does not take ${SOURCE}: ${complaints}")
endif()
if(NOT globs MATCHES "application/vnd\\.muster\\.roster\\+json:\\*\\.muster")
    message(FATAL_ERROR "*.muster is not known as a roster:\n${globs}")
endif()
