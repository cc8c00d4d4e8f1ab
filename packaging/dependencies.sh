#!/usr/bin/env bash
# Installs what building and testing Muster needs on Debian 12 and 13.
# Costs nothing when everything is there: then it neither asks apt nor needs to be root.
#   dependencies.sh            what building, running and testing need
#   dependencies.sh --checks   also clang-format and clang-tidy 14 (Debian 12 only)
set -euo pipefail

# One requirement a word; "a|b" is met by either, and the first that apt knows is installed.
requirements() {
    local names=(
        build-essential g++ cmake ninja-build ccache 'pkg-config|pkgconf' git
        qt6-base-dev qt6-base-dev-tools qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools
        'qt6-svg-dev|libqt6svg6-dev' libqt6sql6-sqlite qt6-translations-l10n qt6-qpa-plugins
        fonts-dejavu-core 'libgl1-mesa-dev|libgl-dev'
        libexpected-dev libutf8proc-dev libre2-dev nlohmann-json3-dev libcsv-dev libbenchmark-dev
        libpcg-cpp-dev libboost-dev libbullet-dev libqcustomplot-dev
        desktop-file-utils appstream shared-mime-info dbus-daemon
    )
    if has_kf6_packages; then
        names+=(libkf6archive-dev)
    else # what packaging/karchive.sh builds with
        names+=(zlib1g-dev libbz2-dev liblzma-dev libzstd-dev dpkg-dev)
        [[ $with_checks == no ]] || names+=('clang-format-14|clang-format' 'clang-tidy-14|clang-tidy')
    fi
    printf '%s\n' "${names[@]}"
}

# Debian 12 is the one release without KArchive for Qt 6; testing and unstable carry no number.
has_kf6_packages() {
    local release
    # shellcheck source=/dev/null
    release=$(. /etc/os-release && printf '%s' "${VERSION_ID:-}")
    [[ $release != 12 ]]
}

# Of the requirements on standard input, those that are not installed.
not_installed() {
    local installed requirement name met
    installed=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' | sed -n 's/^installed //p')
    while read -r requirement; do
        met=no
        for name in ${requirement//|/ }; do
            [[ $'\n'$installed$'\n' != *$'\n'"$name"$'\n'* ]] || met=yes
        done
        [[ $met == yes ]] || printf '%s\n' "$requirement"
    done
}

# For each requirement on standard input, the name under which this release packages it.
packaged_names() {
    local requirement name chosen
    while read -r requirement; do
        chosen=${requirement%%|*}
        for name in ${requirement//|/ }; do
            if apt-cache policy "$name" 2>/dev/null | grep -q '^  Candidate: [^(]'; then
                chosen=$name
                break
            fi
        done
        printf '%s\n' "$chosen"
    done
}

as_root() {
    if [[ $(id -u) == 0 ]]; then
        env DEBIAN_FRONTEND=noninteractive "$@"
    else
        sudo env DEBIAN_FRONTEND=noninteractive "$@"
    fi
}

can_become_root() {
    [[ $(id -u) == 0 ]] && return
    command -v sudo >/dev/null || return
    [[ -t 0 ]] || sudo -n true 2>/dev/null # without a terminal nobody can type a password
}

# Mirrors fail now and then; a broken package does not mend itself, so few tries are enough.
with_retries() {
    local try
    for try in 1 2 3 4; do
        "$@" && return
        [[ $try == 4 ]] || { echo "That did not work (try $try of 4); trying again." >&2; sleep $((try * 5)); }
    done
    return 1
}

update_and_install() {
    local packages
    as_root apt-get -q -o DPkg::Lock::Timeout=600 update || return
    mapfile -t packages < <(not_installed <<<"$1" | packaged_names)
    as_root apt-get -q -y -o DPkg::Lock::Timeout=600 install --no-install-recommends "${packages[@]}"
}

fail() {
    printf '%s\n' "$*" >&2
    exit 1
}

main() {
    local missing
    with_checks=no
    case ${1:-} in
    '') ;;
    --checks) with_checks=yes ;;
    *) fail "Use: $0 [--checks]" ;;
    esac
    command -v apt-get >/dev/null \
        || fail "This script knows Debian 12 and 13 only. Elsewhere install by hand what it lists."

    missing=$(requirements | not_installed)
    [[ -n $missing ]] || return 0
    can_become_root || fail "Building Muster needs packages that are not installed: ${missing//$'\n'/ }." \
        "Installing them takes root or sudo; run $0 as root once, then go on as yourself."
    echo "Installing: ${missing//$'\n'/ }"
    with_retries update_and_install "$missing" || true
    missing=$(not_installed <<<"$missing")
    [[ -z $missing ]] || fail "These packages could not be installed: ${missing//$'\n'/ }." \
        "Look at apt's message above; when the network and the sources are in order, run $0 again."
}

main "$@"
