# To be sourced (bash): the environment in which Muster is built. Needed before cmake by hand, too:
#   source packaging/build-environment.sh && cmake --preset release && cmake --build build/release
# shellcheck shell=bash

muster_root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
export HOME="${HOME:-$(getent passwd "$(id -u)" | cut -d: -f6)}"

# ccache finds what another checkout in another folder compiled; what CMake precompiles needs the sloppiness.
export CCACHE_DIR="${CCACHE_DIR:-${XDG_CACHE_HOME:-$HOME/.cache}/muster/ccache}"
export CCACHE_BASEDIR="$muster_root"
export CCACHE_NOHASHDIR=1
export CCACHE_MAXSIZE="${CCACHE_MAXSIZE:-3G}"
export CCACHE_SLOPPINESS=pch_defines,time_macros
if command -v ccache >/dev/null; then
    export CMAKE_C_COMPILER_LAUNCHER=ccache
    export CMAKE_CXX_COMPILER_LAUNCHER=ccache
fi

# Where KArchive was built by packaging/karchive.sh; empty where the system has it.
muster_karchive=$("$muster_root/packaging/karchive.sh" --where)
if [[ -n $muster_karchive ]]; then
    export CMAKE_PREFIX_PATH="$muster_karchive${CMAKE_PREFIX_PATH:+:$CMAKE_PREFIX_PATH}"
fi
