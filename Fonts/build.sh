#!/usr/bin/env bash
# Remakes every bundled face and licence from Debian's packages in a temporary folder and proves
# that they are the committed ones (the digests of fonts.yml).
#
#   Fonts/build.sh           prove; exit 1 when a file differs
#   Fonts/build.sh --write   install the files and write their digests to fonts.yml
#
# Exit codes: 0 proved or installed, 1 a difference, 64 wrong usage, 69 a package is missing.
# Recorded with Debian 12: fonts-inter-variable 4.0~beta7+ds-1, fonts-noto-core 20201225-1,
# fonts-noto-cjk 1:20220127+repack1-1, python3-fonttools 4.38.0-1. Copies depend on the font
# packages alone; cuts also on the version of fonttools.

set -euo pipefail
export LC_ALL=C SOURCE_DATE_EPOCH=0

fonts=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
packages=(fonts-inter-variable fonts-noto-core fonts-noto-cjk python3-fonttools)
inter=/usr/share/fonts/truetype/inter-vf
noto=/usr/share/fonts/truetype/noto
cjk=/usr/share/fonts/opentype/noto
documents=/usr/share/doc
# Debian's own Python: fonttools comes from its package, not from whatever `python3` is first.
# -I ignores the user's site packages and PYTHON* variables.
python=(/usr/bin/python3 -I)

main() {
  local write=no
  case "${1-}" in
    "") ;;
    --write) write=yes ;;
    *) echo "usage: Fonts/build.sh [--write]" >&2; exit 64 ;;
  esac
  require_packages
  made=$(mktemp -d)
  trap 'rm -rf "$made"' EXIT
  copy_faces
  cut_faces
  write_licences
  if [[ $write == yes ]]; then install_files; fi
  prove
}

require_packages() {
  local package missing=()
  for package in "${packages[@]}"; do
    if ! dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed'; then
      missing+=("$package")
    fi
  done
  if ((${#missing[@]})); then
    echo "Fonts/build.sh: missing: ${missing[*]}; install with: apt-get install ${missing[*]}" >&2
    exit 69
  fi
}

# copy SOURCE FAMILY: unmodified, byte for byte.
copy() {
  mkdir -p "$made/$2"
  install -m 644 "$1" "$made/$2/"
}

copy_faces() {
  copy "$inter/Inter-roman.var.ttf" Inter
  copy "$inter/Inter-italic.var.ttf" Inter
  copy "$inter/InterDisplay-roman.var.ttf" Inter
  copy "$noto/NotoSansArabic-Regular.ttf" NotoSansArabic
  copy "$noto/NotoSansArabic-Bold.ttf" NotoSansArabic
  copy "$noto/NotoSansHebrew-Regular.ttf" NotoSansHebrew
  copy "$noto/NotoSansThai-Regular.ttf" NotoSansThai
  copy "$noto/NotoSansDevanagari-Regular.ttf" NotoSansDevanagari
}

# Families that are cut from one face for each weight, without hinting, which is never applied.
cut_families=(
  NotoSansBengali NotoSansGujarati NotoSansGurmukhi NotoSansOriya NotoSansTamil NotoSansTelugu
  NotoSansKannada NotoSansMalayalam NotoSansSinhala NotoSansLao NotoSansKhmer NotoSansMyanmar
  NotoSansEthiopic NotoSansArmenian NotoSansGeorgian
)

cut_faces() {
  local family weight
  for family in "${cut_families[@]}"; do
    for weight in Regular Bold; do
      cut_face "$noto/$family-$weight.ttf" "$family/$family-$weight.ttf" script
    done
  done
  for weight in Regular Bold; do
    cut_face "$cjk/NotoSansCJK-$weight.ttc" "NotoSansJP/NotoSansJP-$weight.otf" japanese
  done
  cut_face "$cjk/NotoSansCJK-Regular.ttc" NotoSansKR/NotoSansKR-Regular.otf korean
  cut_face "$cjk/NotoSansCJK-Regular.ttc" NotoSansSC/NotoSansSC-Regular.otf simplified
  cut_face "$cjk/NotoSansCJK-Regular.ttc" NotoSansTC/NotoSansTC-Regular.otf traditional
}

# cut_face SOURCE FILE REPERTOIRE: the cut that subset.py makes.
cut_face() {
  mkdir -p "$made/$(dirname "$2")"
  "${python[@]}" "$fonts/subset.py" "$1" "$made/$2" "$3"
}

# The licence text is the package's own: its paragraph of Debian's copyright file, unindented.
write_licences() {
  local family
  licence fonts-inter-variable OFL-1.1 "Copyright 2016-2022 The Inter Project Authors" \
    >"$made/Inter/LICENSE"
  for family in NotoSansArabic NotoSansHebrew NotoSansThai NotoSansDevanagari "${cut_families[@]}"; do
    licence fonts-noto-core OFL-1.1 "Copyright 2010, 2012-2020 Google Inc." \
      "Copyright 2015-2020 Google LLC" >"$made/$family/LICENSE"
  done
  for family in NotoSansJP NotoSansKR NotoSansSC NotoSansTC; do
    licence fonts-noto-cjk SIL-1.1 "Copyright 2010-2012 Google Corporation" \
      "Copyright 2014-2021 Adobe (http://www.adobe.com/)" >"$made/$family/LICENSE"
  done
}

# licence PACKAGE ID COPYRIGHT...: the copyright lines, then the licence's text.
licence() {
  local package=$1 id=$2
  shift 2
  printf '%s\n' "$@"
  printf '\n%s\n%s\n\n' \
    "This Font Software is licensed under the SIL Open Font License, Version 1.1." \
    "This license is copied below, and is also available with a FAQ at: https://openfontlicense.org"
  awk -v heading="License: $id" '
    /^[^ ]/ || /^$/ { inside = 0 }
    inside { sub(/^ /, ""); sub(/^\.$/, ""); print }
    $0 == heading { inside = 1 }
  ' "$documents/$package/copyright"
}

made_files() {
  (cd "$made" && find . -mindepth 2 -type f | sed 's|^\./||' | sort)
}

digest() {
  sha256sum "$1" | cut -d ' ' -f 1
}

# stated_digest FILE: the sha256 that follows `file: FILE` in fonts.yml.
stated_digest() {
  awk -v file="$1" '
    $1 == "-" && $2 == "file:" { current = $3 }
    $1 == "sha256:" && current == file { print $2 }
  ' "$fonts/fonts.yml"
}

install_files() {
  local file new
  while read -r file; do
    mkdir -p "$(dirname "$fonts/$file")"
    install -m 644 "$made/$file" "$fonts/$file"
    if [[ $file == */LICENSE ]]; then continue; fi
    new=$(digest "$made/$file")
    awk -v file="$file" -v new="$new" '
      $1 == "-" && $2 == "file:" { current = $3 }
      $1 == "sha256:" && current == file { sub(/sha256:.*/, "sha256: " new) }
      { print }
    ' "$fonts/fonts.yml" >"$made/fonts.yml"
    cat "$made/fonts.yml" >"$fonts/fonts.yml"
  done < <(made_files)
}

# Every made file is the committed one, and every face of fonts.yml has been made.
prove() {
  local file found stated differing=0
  while read -r file; do
    if ! cmp -s "$made/$file" "$fonts/$file"; then
      echo "$file: not the committed file" >&2
      differing=1
    fi
    if [[ $file == */LICENSE ]]; then continue; fi
    found=$(digest "$made/$file")
    stated=$(stated_digest "$file")
    if [[ $found != "$stated" ]]; then
      echo "$file: sha256 $found, fonts.yml says ${stated:-nothing}" >&2
      differing=1
    fi
  done < <(made_files)
  while read -r file; do
    if [[ ! -f $made/$file ]]; then
      echo "$file: in fonts.yml, but not made by Fonts/build.sh" >&2
      differing=1
    fi
  done < <(awk '$1 == "-" && $2 == "file:" { print $3 }' "$fonts/fonts.yml")
  if ((differing)); then
    echo "Fonts/build.sh: the faces differ from fonts.yml; compare the versions at the top of" \
      "this script with: dpkg-query -W ${packages[*]}" >&2
    exit 1
  fi
  echo "Fonts/build.sh: $(made_files | wc -l) files equal to the committed ones"
}

main "$@"
