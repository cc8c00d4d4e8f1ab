#!/usr/bin/env bash
# Builds KArchive for Qt 6 on Debian 12, which packages only the one for Qt 5. Later releases have
# libkf6archive-dev, and nothing is done there. The source is Debian 13's; apt fetches it from the
# archive this machine already uses and checks signature and hashes; nothing of Debian 13 is installed.
#   karchive.sh           builds unless it is there already (about two minutes)
#   karchive.sh --where   prints the folder for CMAKE_PREFIX_PATH, or nothing
# MUSTER_DEPS_PREFIX names the folder to install to; without it a folder of the user's cache is taken.
set -euo pipefail

fail() {
    printf '%s\n' "$*" >&2
    exit 1
}

is_packaged() {
    local release
    # shellcheck source=/dev/null
    release=$(. /etc/os-release && printf '%s' "${VERSION_ID:-}")
    [[ $release != 12 ]]
}

cache_folder() {
    local home=${HOME:-$(getent passwd "$(id -u)" | cut -d: -f6)}
    printf '%s/muster' "${XDG_CACHE_HOME:-$home/.cache}"
}

qt_version() {
    dpkg-query -W -f '${source:Upstream-Version}' qt6-base-dev 2>/dev/null | sed 's/[^0-9.].*//'
}

# What a build depends on besides KArchive's own version.
build_kind() {
    printf 'qt%s-%s' "$(qt_version)" "$(dpkg --print-architecture)"
}

# A prefix appears under its name only when it is complete.
installed_prefix() {
    local prefix prefixes=("$(cache_folder)"/karchive-*-"$(build_kind)")
    [[ -z ${MUSTER_DEPS_PREFIX:-} ]] || prefixes=("$MUSTER_DEPS_PREFIX")
    for prefix in "${prefixes[@]}"; do
        if [[ -d $prefix && -n $(find "$prefix" -name KF6ArchiveConfig.cmake -print -quit) ]]; then
            realpath "$prefix"
            return
        fi
    done
}

# apt with lists, sources and cache of its own, so that the machine's stay as they are.
private_apt() {
    apt-get -q -o Dir::Etc::sourcelist="$work/sources.list" -o Dir::Etc::sourceparts=- \
        -o Dir::State::lists="$work/lists" -o Dir::Cache="$work/cache" \
        -o Acquire::Retries=3 -o APT::Update::Error-Mode=any "$@"
}

write_sources() {
    local site options='signed-by=/usr/share/keyrings/debian-archive-keyring.gpg lang=none'
    # shellcheck disable=SC2016 # apt fills it in
    site=$(apt-get indextargets --format '$(SITE)' 'Codename: bookworm' | sort -u | head -n 1)
    [[ -n $site ]] || fail "apt names no archive of Debian 12, so KArchive's source cannot be fetched." \
        "Add Debian's own archive to apt's sources, run apt-get update, and try again."
    printf '%s\n' "deb-src [$options targets=Sources] $site trixie main" \
        "deb [$options targets=Packages] $site trixie main" >"$work/sources.list"
    mkdir -p "$work/lists/partial" "$work/cache/archives/partial"
}

fetch_once() {
    private_apt update && private_apt source kf6-karchive && private_apt download extra-cmake-modules
}

fetch() {
    local try
    for try in 1 2 3 4; do
        (cd "$work" && fetch_once) && return
        [[ $try == 4 ]] || { echo "Fetching KArchive did not work (try $try of 4); trying again." >&2; sleep $((try * 5)); }
    done
    fail "KArchive's source (kf6-karchive) and extra-cmake-modules could not be fetched from Debian 13's archive." \
        "Look at apt's message above; when the network is in order, run $0 again."
}

# Debian 13's KArchive asks for Qt 6.6 and gets one header by chance; both are mended.
mend_for_older_qt() {
    sed -i "s/^set(REQUIRED_QT_VERSION .*)/set(REQUIRED_QT_VERSION $(qt_version))/" "$1/CMakeLists.txt"
    grep -q "REQUIRED_QT_VERSION $(qt_version))" "$1/CMakeLists.txt" \
        || fail "KArchive's CMakeLists.txt no longer states the Qt version as $0 expects; the script needs a look."
    sed -i '1i #include <QStringEncoder>' "$1/src/k7zip.cpp"
}

configure_and_build() {
    local source=$1 prefix=$2
    dpkg -x "$work"/extra-cmake-modules_*.deb "$work/ecm" || return
    cmake -G Ninja -S "$source" -B "$work/build" -DCMAKE_BUILD_TYPE=Release -DBUILD_TESTING=OFF \
        -DECM_DIR="$work/ecm/usr/share/ECM/cmake" -DCMAKE_INSTALL_PREFIX="$prefix" || return
    cmake --build "$work/build" || return
    DESTDIR=$work/installed cmake --install "$work/build"
}

# Copied beside its place first and renamed last: no half prefix is ever seen.
move_into_place() {
    local prefix=$1 arriving
    mkdir -p "$(dirname "$prefix")"
    arriving=$(mktemp -d "$prefix.arriving.XXXXXX")
    cp -a "$work/installed$prefix/." "$arriving"
    chmod 755 "$arriving"
    rmdir "$prefix" 2>/dev/null || true
    # Another build may have been quicker; then its result is as good.
    mv -T "$arriving" "$prefix" 2>/dev/null || rm -rf "$arriving"
    [[ -n $(installed_prefix) ]] || fail "KArchive could not be put into $prefix; look at what lies there."
}

refuse_a_folder_in_use() {
    [[ ! -e $1 || -z $(ls -A "$1") ]] \
        || fail "MUSTER_DEPS_PREFIX is $1, which is not empty and holds no KArchive. Name another folder."
}

main() {
    local source version prefix
    is_packaged && return
    if [[ ${1:-} == --where ]]; then
        installed_prefix
        return
    fi
    [[ -z $(installed_prefix) ]] || return 0
    [[ -n $(qt_version) ]] || fail "Qt 6 is not installed; run packaging/dependencies.sh first."

    [[ -z ${MUSTER_DEPS_PREFIX:-} ]] || refuse_a_folder_in_use "$MUSTER_DEPS_PREFIX"
    echo "Building KArchive for Qt $(qt_version); this is done once and takes about two minutes."
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    write_sources
    fetch
    source=$(find "$work" -maxdepth 1 -type d -name 'kf6-karchive-*')
    version=${source##*-}
    prefix=$(realpath -m "${MUSTER_DEPS_PREFIX:-$(cache_folder)/karchive-$version-$(build_kind)}")
    mend_for_older_qt "$source"
    configure_and_build "$source" "$prefix" || fail "KArchive did not build; the message is above."
    move_into_place "$prefix"
    echo "KArchive $version is in $prefix"
}

main "$@"
