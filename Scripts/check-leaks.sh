#!/usr/bin/env bash
# Fails when a file that git has, or would take, holds what no commit should:
#
#   - an absolute path of somebody's machine: a home folder, this checkout, the toolchain in use
#   - a conflict marker
#   - more than 3 MB, outside Fonts/; or __Snapshots__ folders of more than 20 MB together
#
# Exit codes (sysexits): 0 clean; 1 something was found; 69 not a git checkout.
set -euo pipefail

cd "$(dirname "$0")/.."
git rev-parse --is-inside-work-tree >/dev/null || {
  echo 'check-leaks: not a git checkout' >&2
  exit 69
}

readonly max_file_bytes=$((3 * 1024 * 1024))
readonly max_snapshots_bytes=$((20 * 1024 * 1024))
found=0

# report TITLE LINES: prints the lines, if any, and remembers that there were some.
report() {
  [ -n "$2" ] || return 0
  printf '%s:\n%s\n' "$1" "$2"
  found=1
}

# escape TEXT: the text as an extended regular expression that matches only itself.
escape() { printf '%s' "$1" | sed 's/[][\.*^$+?(){}|/]/\\&/g'; }

# own_folder PATH: the shortest folder above PATH that is this machine's own. A first folder that
# every system has says nothing about the machine, so from there the path is taken whole.
own_folder() {
  local first
  first=$(printf '%s' "$1" | cut -d / -f 2)
  case $first in
    '' | usr | bin | lib | etc) ;;
    home | Users | root | private | tmp | var | opt | mnt | media | srv | Library | Applications)
      printf '%s' "$1" ;;
    *) printf '/%s' "$first" ;;
  esac
}

# machine_paths: one regular expression for the paths that belong to a machine.
machine_paths() {
  local pattern='/(home|Users)/[A-Za-z0-9._-]+|/roo[t]' folder toolchain
  toolchain=$(command -v swift || true)
  toolchain=${toolchain%/usr/bin/swift}
  for folder in "$(own_folder "$(git rev-parse --show-toplevel)")" "$(own_folder "$toolchain")"; do
    [ -z "$folder" ] || pattern="$pattern|$(escape "$folder")"
  done
  printf '(^|[^A-Za-z0-9_.~/)}-])(%s)(/|[^A-Za-z0-9_.-]|$)' "$pattern"
}

candidates() { git ls-files --cached --others --exclude-standard -z; }

large_files() {
  candidates | while IFS= read -r -d '' file; do
    case $file in Fonts/*) continue ;; esac
    [ -f "$file" ] || continue
    bytes=$(wc -c <"$file")
    [ "$bytes" -le "$max_file_bytes" ] || printf '%s (%d bytes)\n' "$file" "$bytes"
  done
}

heavy_snapshots() {
  local bytes
  bytes=$(candidates | { grep -z -E '(^|/)__Snapshots__/' || true; } |
    while IFS= read -r -d '' file; do [ ! -f "$file" ] || cat -- "$file"; done | wc -c)
  [ "$bytes" -le "$max_snapshots_bytes" ] || printf '%d bytes\n' "$bytes"
}

grep_files() { git grep --untracked --line-number -I --extended-regexp "$@" || [ $? -eq 1 ]; }

report 'A path of one machine' "$(grep_files -e "$(machine_paths)")"
report 'A conflict marker' "$(grep_files -e '^(<{7}|>{7}|[|]{7})( |$)')"
report 'A file over 3 MB outside Fonts/' "$(large_files)"
report 'Snapshots over 20 MB together' "$(heavy_snapshots)"
exit "$found"
