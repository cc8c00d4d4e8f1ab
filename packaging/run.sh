#!/usr/bin/env bash
# Sets up, builds and starts Muster: its window where there is a display, otherwise a short tour of
# the command line. What follows run.sh is handed to muster.
set -euo pipefail
started_in=$PWD
root=$(cd "$(dirname "$0")/.." && pwd -P)
cd "$root"

has_display() {
    [[ -n ${DISPLAY:-} || -n ${WAYLAND_DISPLAY:-} ]]
}

# Shows a command as one would type it, then runs it with a profile that is thrown away.
show_and_run() {
    local word shown='muster-cli'
    for word in "$@"; do
        [[ $word =~ ^[A-Za-z0-9_./-]+$ ]] || word=${word@Q}
        shown+=" $word"
    done
    printf '\n$ %s\n' "$shown"
    build/release/bin/muster-cli --profile "$scratch/profile" "$@"
}

# The first, or the one so many places behind it.
clout_roster() {
    local rosters=(data/clout/rosters/*.txt) place=${1:-0}
    [[ -e ${rosters[$place]:-} ]] || { echo "data/clout/rosters holds no roster to show." >&2; return 1; }
    printf '%s' "${rosters[$place]}"
}

tour_of_the_command_line() {
    local roster
    roster=$(clout_roster)
    scratch=$(mktemp -d)
    trap 'rm -rf "$scratch"' EXIT
    echo "There is no display, so no window opens. Here is a short tour of the command line."
    show_and_run find --game clout 'f:elves strike>=1' --limit 5
    show_and_run check "$roster"
    show_and_run sheet "$roster" --player 'Ada Example' --event 'Open evening' --out "$scratch/sheet.txt"
    cat "$scratch/sheet.txt"
    local opponent
    opponent=$(clout_roster 1)
    show_and_run goldfish "$roster" --against "$opponent" --games 40 --out "$scratch/report.txt"
    sed -n 1,12p "$scratch/report.txt"
    printf '\nThe program is build/release/bin/muster-cli; --help lists every command.\n'
}

main() {
    packaging/build.sh release
    if has_display; then
        cd "$started_in"
        exec "$root/build/release/bin/muster" "$@"
    fi
    tour_of_the_command_line
}

main "$@"
