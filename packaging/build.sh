#!/usr/bin/env bash
# Installs what is missing, then configures and builds a preset of CMakePresets.json.
#   build.sh [release|asan|fuzz]
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd -P)
cd "$root"

# Ninja configures again by itself when a CMakeLists.txt changed, but does not look at the presets.
configure_when_needed() {
    local tree=build/$1
    if [[ ! -e $tree/build.ninja || CMakePresets.json -nt $tree/build.ninja ]]; then
        cmake --preset "$1"
    fi
}

main() {
    local preset=${1:-release}
    packaging/dependencies.sh
    packaging/karchive.sh
    # shellcheck source=packaging/build-environment.sh
    source packaging/build-environment.sh
    configure_when_needed "$preset"
    cmake --build "build/$preset" --parallel "$(nproc)"
}

main "$@"
