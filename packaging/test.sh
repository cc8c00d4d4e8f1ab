#!/usr/bin/env bash
# Sets up and builds a preset, then runs every test of it without a display.
#   test.sh [release|asan]
# Ends non-zero if a test fails, and if there is none.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd -P)
cd "$root"

main() {
    local preset=${1:-release}
    packaging/build.sh "$preset"
    export QT_QPA_PLATFORM=offscreen
    ctest --test-dir "build/$preset" --parallel "$(nproc)" --output-on-failure --no-tests=error
}

main "$@"
