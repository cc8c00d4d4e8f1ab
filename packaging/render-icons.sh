#!/usr/bin/env bash
# Renders the icon's PNGs from its two drawings; run it after changing one. Needs rsvg-convert (librsvg2-bin).
set -euo pipefail
cd "$(dirname "$0")/../resources/icons"
id=io.github.musterdesk.Muster

render() {
    local drawing=$1 size=$2 folder=hicolor/$2x$2/apps
    mkdir -p "$folder"
    rsvg-convert --width "$size" --height "$size" --output "$folder/$id.png" "$drawing"
}

for size in 16 22 24; do render "$id-small.svg" "$size"; done
for size in 32 48 64 128 256; do render "$id.svg" "$size"; done
