#!/bin/sh
# Installs the system packages that are missing, from the list in packages.txt.
#
#   Scripts/setup.sh [run|test|service|bench|docs|fonts|package]
#
#   run    what building and running needs (the default)
#   test   run, and what the tests need besides
#   service  run, and what the service needs besides
#   bench  run, and what measuring the service needs besides
#   docs   run, and what building the documentation needs besides
#   fonts  run, and what rebuilding Fonts/ needs besides
#   package  run, and what making and proving packages needs besides
#
# With everything in place it prints nothing, touches nothing and needs neither network nor rights.
# Otherwise it installs with apt-get, as root or through sudo, or with brew on macOS (that path is
# untested until someone has run it there). Without the right to install it names what is missing
# and the command that installs it. All output goes to the standard error stream.
#
# Exit codes (sysexits): 0 everything is in place; 64 usage; 69 something is missing and could not
# be installed; 74 the list could not be read.
set -eu

list=$(dirname "$0")/packages.txt

say() { printf 'setup: %s\n' "$*" >&2; }

# is_in_set ROW_SET WANTED: whether a row of the list belongs to what was asked for.
is_in_set() { [ "$1" = run ] || [ "$1" = "$2" ]; }

# is_present PROBE FORMULA: whether the machine has what the probe looks for. Homebrew keeps some
# libraries where pkg-config does not look (keg-only), so there an installed formula counts too.
is_present() {
  case $1 in
    command:*) command -v "${1#command:}" >/dev/null 2>&1 ;;
    pkg-config:*) pkg-config --exists "${1#pkg-config:}" 2>/dev/null ;;
    file:*) [ -e "${1#file:}" ] ;;
    *) say "$list: unknown probe '$1'; use command:, pkg-config: or file:"; exit 74 ;;
  esac && return 0
  [ "$manager" = brew ] && [ "$2" != - ] && brew list --versions "$2" >/dev/null 2>&1
}

# find_missing: sets `missing` to the packages to install, by this system's names, and `report` to
# one line for each. A row that this system has no package for is left out.
find_missing() {
  missing='' report=''
  while read -r row_set probe debian formula purpose; do
    case $row_set in '' | '#'*) continue ;; esac
    is_in_set "$row_set" "$wanted" || continue
    package=$debian
    [ "$manager" = brew ] && package=$formula
    [ "$package" != - ] || continue
    is_present "$probe" "$formula" && continue
    missing="$missing $package"
    report="$report
  $package ($purpose; not found: ${probe#*:})"
  done <"$list"
}

# find_privilege: sets `privilege` to the words before apt-get, or fails when we may not install.
# sudo is asked for a password only where somebody can type one.
find_privilege() {
  privilege=''
  [ "$(id -u)" -ne 0 ] || return 0
  command -v sudo >/dev/null 2>&1 || return 1
  privilege=sudo
  sudo -n true 2>/dev/null && return 0
  [ -t 0 ] && sudo -v
}

# refuse REASON COMMAND: names what is missing and how to get it.
refuse() {
  say "these packages are missing:$report"
  say "$1:"
  printf '  %s\n' "$2" >&2
  exit 69
}

# The package names hold no blanks, so $missing and $privilege are split on purpose below.
# shellcheck disable=SC2086
install_with_apt() {
  by_hand="apt-get update && apt-get install --yes --no-install-recommends$missing"
  find_privilege || refuse 'not root, and sudo is not to be had; run as root' "$by_hand"
  say "installing:$report"
  $privilege apt-get update -qq >&2 || say 'package lists not refreshed; trying those at hand'
  $privilege env DEBIAN_FRONTEND=noninteractive \
    apt-get install --yes -qq --no-install-recommends $missing >&2 </dev/null ||
    refuse 'apt-get failed (its message is above); mend that, or run as root' "$by_hand"
}

# shellcheck disable=SC2086
install_with_brew() {
  say "installing:$report"
  brew install $missing >&2 </dev/null ||
    refuse 'brew failed (its message is above); mend that and run' "brew install$missing"
}

wanted=${1:-run}
case $wanted in
  run | test | service | bench | docs | fonts | package) ;;
  *) say "unknown set '$wanted'; use run, test, service, bench, docs, fonts or package"; exit 64 ;;
esac
[ -r "$list" ] || { say "cannot read $list"; exit 74; }

if [ "$(uname -s)" = Darwin ]; then manager=brew; else manager=apt-get; fi

find_missing
[ -n "$missing" ] || exit 0

if ! command -v "$manager" >/dev/null 2>&1; then
  case $manager in
    brew) refuse 'Homebrew is not installed (https://brew.sh); with it, run' "brew install$missing" ;;
    *) refuse "no apt-get here; install what your system's own package manager has for" \
      "${missing# }" ;;
  esac
fi
case $manager in
  brew) install_with_brew ;;
  *) install_with_apt ;;
esac

find_missing
[ -z "$missing" ] || {
  say "installed, yet not found:$report"
  say "is another pkg-config first in PATH, or PKG_CONFIG_LIBDIR set?"
  exit 69
}
