#!/usr/bin/env bash
# Proves the packages of a folder: Packaging/test-package.sh FOLDER
#
# Each is installed into a bare Debian without Swift, ICU or fonts, where the program must find the German text that is cut
# off in proof/App. Then: the plugin in a package of SwiftPM, checksums, list of components, completions, manual pages, the
# files for Homebrew and mise, the scripts of the GitHub Action, and that a tree packed again gives the same bytes.
# What cannot be tried because a tool is missing is skipped by its name.
#
# Needs root, for chroot; the first run fetches Debian with debootstrap. Variables: DEBIAN (default: bookworm), MIRROR,
# PARTS (of: roots plugin action words data again).
# Exit codes: 0 proved; 1 not; 69 something that is needed is missing.
set -euo pipefail
cd "$(dirname "$0")/.."

packages=$(realpath "${1:?give the folder of the packages}")
readonly packages work=$PWD/.build/package/proof debian=${DEBIAN:-bookworm} tools=$PWD/.build/package-tools
readonly bare=$work/$debian
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH
failures=0 passed=0 skipped=0

say() { printf '%s\n' "$*" >&2; }
pass() { passed=$((passed + 1)) && say "  ok    $*"; }
fail() { failures=$((failures + 1)) && say "  FAIL  $*"; }
skip() { skipped=$((skipped + 1)) && say "  skip  $*"; }

# prove WORDS COMMAND...: a check by the command's exit code.
prove() {
  local words=$1
  shift
  if "$@" >"$work/log" 2>&1; then pass "$words"; else fail "$words" && sed 's/^/        /' "$work/log" | tail -20 >&2; fi
}

# make_bare: a Debian with the packages that every Debian has.
make_bare() {
  [ -e "$bare/complete" ] && return
  local mirror=${MIRROR:-}
  # shellcheck disable=SC2016 # apt-get reads $(SITE).
  [ -n "$mirror" ] || mirror=$(apt-get indextargets --format '$(SITE)' 'Created-By: Packages' | head -1)
  rm -rf "$bare"
  debootstrap --variant=minbase "$debian" "$bare" "$mirror" >"$work/debootstrap.log" 2>&1 ||
    { say "debootstrap failed; see $work/debootstrap.log" && exit 69; }
  touch "$bare/complete"
}

# fresh_root: a copy of the bare Debian with the app in /demo.
fresh_root() {
  rm -rf "$work/root"
  cp -a "$bare" "$work/root"
  cp -R Packaging/proof/App "$work/root/demo"
}

is_bare() {
  ! find "$bare/usr/lib" "$bare/lib/" "$bare/usr/share/fonts" "$bare/opt" \
    \( -name 'libicu*' -o -name 'libharfbuzz*' -o -name 'libfreetype*' -o -name 'libswift*' -o -name 'libFoundation*' \
    -o -name '*.ttf' -o -name '*.otf' \) 2>/dev/null | grep .
}

# inside ROOT COMMAND...: runs a command in a root, with the /proc that every system has: the loader asks it where a program
# lies.
inside() {
  local root=$1 code=0
  shift
  mkdir -p "$root/proc"
  mount -t proc proc "$root/proc"
  chroot "$root" "$@" || code=$?
  umount "$root/proc"
  return "$code"
}

# finds ROOT PROGRAM: whether the program, run in a root, finds the German text.
finds() {
  local code=0
  inside "$1" "$2" check /demo --limit 20 >"$work/found" 2>"$work/errors" || code=$?
  cat "$work/errors"
  [ "$code" = 1 ] || { echo "exit code $code" && cat "$work/found" && return 1; }
  grep -F 'Wiederherst' "$work/found" && grep -F 'text-truncated' "$work/found" &&
    grep -F 'drawn at /demo/Paywall.swift:7' "$work/found"
}

# The table of sizes and times, a row for each package.
table=''

# measure NAME FILE PROGRAM UNPACK...: unpacks a package into a fresh root and times that with the first finding.
measure() {
  local name=$1 file=$2 program=$3 start end
  shift 3
  fresh_root
  start=$(date +%s.%N)
  prove "$name: installs" "$@"
  prove "$name: finds the German text in a bare $debian" finds "$work/root" "$program"
  end=$(date +%s.%N)
  table+=$(awk -v n="$name" -v s="$(stat -c %s "$file")" -v a="$start" -v b="$end" \
    'BEGIN { printf "%-22s %6.1f MB %6.1f s", n, s / 1e6, b - a }')$'\n'
  prove "$name: prints version, commit and renderer" says_version "$work/root" "$program"
}

says_version() {
  inside "$1" "$2" --version | tr '\n' ' ' |
    grep -E '^overset [^ ]+ \([0-9a-f]{40}(\+changes)?\) renderer [0-9]+, ICU [^ ]+, HarfBuzz [^ ]+, FreeType [^ ]+ $'
}

install_tarball() { mkdir -p "$work/root/opt" && tar -xJf "$tarball" -C "$work/root/opt"; }
install_deb() { cp "$deb" "$work/root/overset.deb" && chroot "$work/root" dpkg -i /overset.deb; }
install_bundle() { python3 -m zipfile -e "$bundle" "$work/root/opt" && chmod +x "$work/root/opt"/*/*/bin/overset; }

# install_image: the file system of the image in place of the bare Debian.
install_image() {
  local buildah=(buildah --storage-driver vfs --root "$work/buildah" --runroot "$work/buildah-run") container
  rm -rf "$work/root"
  container=$("${buildah[@]}" from --quiet "oci-archive:$image")
  cp -a "$("${buildah[@]}" mount "$container")" "$work/root"
  "${buildah[@]}" rm "$container" >/dev/null
  cp -R Packaging/proof/App "$work/root/demo"
  # What runs containers adds it.
  mkdir -p "$work/root/dev" && mknod -m 666 "$work/root/dev/null" c 1 3
}

prove_roots() {
  say "In a bare $debian ($(sed -n 's/^PRETTY_NAME=//p' "$bare/etc/os-release"))"
  prove 'the root has no Swift, no ICU, no HarfBuzz and no fonts' is_bare
  measure tarball "$tarball" "/opt/$base/bin/overset" install_tarball
  prove 'tarball: runs through a link' runs_through_a_link
  prove 'tarball: without its resources it ends with 74 and says where it looked' misses_resources
  measure deb "$deb" /usr/bin/overset install_deb
  prove 'deb: is taken away whole' removes_deb
  measure 'artifact bundle' "$bundle" /opt/overset.artifactbundle/overset-linux-x86_64/bin/overset install_bundle
  measure 'OCI archive' "$image" /usr/bin/overset install_image
  prove 'OCI archive: has a shell and git, for CI' has_shell
}

runs_through_a_link() {
  ln -s "/opt/$base/bin/overset" "$work/root/usr/bin/overset" && finds "$work/root" /usr/bin/overset
}

misses_resources() {
  local code=0 words
  mv "$work/root/opt/$base/share/overset" "$work/root/opt/faces"
  words=$(inside "$work/root" "/opt/$base/bin/overset" measure Hello 2>&1) || code=$?
  printf '%s\n' "$words"
  [ "$code" = 74 ] || return 1
  case $words in *OVERSET_RESOURCES*) ;; *) return 1 ;; esac
  inside "$work/root" env OVERSET_RESOURCES=/opt/faces "/opt/$base/bin/overset" measure Hello
}

removes_deb() {
  chroot "$work/root" dpkg --purge overset && ! find "$work/root/usr" -name '*overset*' | grep .
}

has_shell() { inside "$work/root" /bin/sh -c 'cd /demo && git init -q . && git --version && ls | grep Paywall.swift'; }

# runs_plugin: `swift package overset check` in a package that depends on the one of the archive.
runs_plugin() {
  local code=0 app=$work/app
  rm -rf "$app" "$work/overset-swiftpm"
  mkdir -p "$app/Sources/App"
  python3 -m zipfile -e "$packages/overset-swiftpm-$version.zip" "$work"
  chmod +x "$work"/overset-swiftpm/overset.artifactbundle/*/bin/overset
  cp -R Packaging/proof/App/*.lproj "$app/Sources/App"
  echo 'let nothing = 0' >"$app/Sources/App/App.swift"
  cat >"$app/Package.swift" <<'MANIFEST'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "App", defaultLocalization: "en", dependencies: [.package(path: "../overset-swiftpm")],
  targets: [.target(name: "App", resources: [.process("en.lproj"), .process("de.lproj")])])
MANIFEST
  (cd "$app" && "${SWIFT:-swift}" package overset check --slot halfButton .) >"$work/found" 2>&1 || code=$?
  cat "$work/found"
  [ "$code" = 1 ] && grep -qF 'Wiederherst' "$work/found"
}

prove_plugin() {
  say 'In a package of SwiftPM'
  if command -v "${SWIFT:-swift}" >/dev/null; then
    prove 'swift package overset check finds the German text' runs_plugin
  else
    skip 'swift is not installed: the command plugin'
  fi
}

# runs_action: the scripts of the GitHub Action, as its steps run them, on releases in a folder.
runs_action() {
  local runner=$work/runner tag=v$version
  rm -rf "$runner"
  mkdir -p "$runner/releases/$tag"
  cp "$tarball" "$packages/SHA256SUMS" "$runner/releases/$tag"
  env RUNNER_TEMP="$runner" GITHUB_PATH="$runner/path" OVERSET_VERSION="$tag" \
    OVERSET_RELEASES="file://$runner/releases" Integrations/GitHubAction/install.sh
  (cd Packaging/proof && env GITHUB_OUTPUT="$runner/output" OVERSET_FOLDER=App OVERSET_SARIF="$runner/overset.sarif" \
    OVERSET_ARGUMENTS='--limit 20 --key "paywall.*"' PATH="$(cat "$runner/path"):$PATH" \
    "$OLDPWD/Integrations/GitHubAction/check.sh")
  grep -Fx 'exit-code=1' "$runner/output" && grep -F 'Wiederherst' "$runner/overset.sarif"
}

# refuses_checksum: whether the action refuses a tarball that is not that of the list.
refuses_checksum() {
  local runner=$work/runner code=0
  printf 'x' >>"$runner/releases/v$version/$(basename "$tarball")"
  env RUNNER_TEMP="$runner" GITHUB_PATH="$runner/path" OVERSET_VERSION="v$version" \
    OVERSET_RELEASES="file://$runner/releases" Integrations/GitHubAction/install.sh || code=$?
  [ "$code" = 65 ]
}

prove_action() {
  say 'As a GitHub Action'
  if command -v curl >/dev/null; then
    prove 'installs, checks, writes SARIF and gives the exit code on' runs_action
    prove 'refuses a tarball with another checksum' refuses_checksum
  else
    skip 'curl is not installed: the scripts of the action'
  fi
}

prove_words() {
  local tree=$work/root/opt/$base
  say 'Words and lists'
  fresh_root && install_tarball
  prove 'completions: bash reads them' bash -n "$tree/share/bash-completion/completions/overset"
  for shell in zsh fish; do
    if command -v "$shell" >/dev/null; then
      prove "completions: $shell reads them" "$shell" -n "$tree"/share/"$shell"/*/*overset*
    else
      skip "$shell is not installed: its completions"
    fi
  done
  if command -v man >/dev/null; then
    prove 'manual: groff reads every page' reads_manual "$tree/share/man/man1"
  else
    skip 'man is not installed: the manual pages'
  fi
  prove 'list of components: valid CycloneDX 1.6' valid_components "$packages/overset-$version.cdx.json"
  prove 'list of components: names every library, and a licence lies beside' whole_components "$tree"
  prove 'checksums' bash -c "cd '$packages' && sha256sum --check --strict SHA256SUMS"
  prove 'mise: address and checksum' manifest_of_mise
  if command -v ruby >/dev/null; then
    prove 'Homebrew: Ruby reads the formula' ruby -wc "$packages/overset.rb"
  else
    skip 'ruby is not installed: the formula of Homebrew'
  fi
  prove 'Homebrew: checksum of the tarball' grep -F "$(sha256sum "$tarball" | cut -d ' ' -f 1)" "$packages/overset.rb"
}

reads_manual() {
  local page
  [ "$(find "$1" -name 'overset*.1.gz' | wc -l)" -gt 15 ]
  for page in "$1"/*.gz; do man --pager=cat --warnings --local-file "$page" >/dev/null; done
}

valid_components() {
  "$tools/bin/python" - "$1" <<'PROGRAM'
import sys
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

with open(sys.argv[1], encoding="utf-8") as file:
    fault = JsonStrictValidator(SchemaVersion.V1_6).validate_str(file.read())
sys.exit(f"{fault}" if fault else 0)
PROGRAM
}

whole_components() {
  python3 - "$1" <<'PROGRAM'
import json, pathlib, subprocess, sys

tree = pathlib.Path(sys.argv[1])
parts = json.loads((tree / "share/doc/overset/overset.cdx.json").read_text())["components"]
for part in parts:
    inside = next(p["value"] for p in part["properties"] if p["name"] == "overset:licence-file")
    assert (tree / inside).stat().st_size > 200, inside
with open("Packaging/contents.toml", "rb") as file:
    import tomllib
    contents = tomllib.load(file)
debian = {part.get("purl", "").split("@")[0].rpartition("/")[2] for part in parts}
missing = [lib["name"] for lib in contents["library"] if lib["debian"].replace("+", "%2B") not in debian]
files = {f.name for f in (tree / "lib/overset").iterdir()} ^ {lib["name"] for lib in contents["library"]}
assert not missing and not files, (missing, files)
faces = {p.name for p in (tree / "share/overset/Overset_OversetFonts.resources").iterdir() if p.is_dir()}
assert faces <= {part["name"] for part in parts}, faces
print(len(parts), "components")
PROGRAM
}

manifest_of_mise() {
  python3 - "$packages/mise.toml" "$tarball" <<'PROGRAM'
import hashlib, sys, tomllib

with open(sys.argv[1], "rb") as file:
    tool = tomllib.load(file)["tools"]["http:overset"]
with open(sys.argv[2], "rb") as file:
    assert tool["checksum"] == "sha256:" + hashlib.sha256(file.read()).hexdigest()
assert tool["url"].endswith(sys.argv[2].rpartition("/")[2]) and tool["bin_path"] == "bin", tool
PROGRAM
}

# says_the_same: whether the program says what it says with all of ICU's data.
says_the_same() {
  local whole=$work/whole/bin/overset
  fresh_root && install_tarball
  rm -rf "$work/whole"
  cp -a "$work/root/opt/$base" "$work/whole"
  OVERSET_ICU=whole Packaging/build.sh >"$work/path" && cp "$(cat "$work/path")" "$whole"
  [ "$(stat -c %s "$whole")" -gt "$(($(stat -c %s "$work/root/opt/$base/bin/overset") + 30000000))" ]
  python3 Packaging/compare_programs.py "$work/root/opt/$base/bin/overset" "$whole"
}

prove_data() {
  say "ICU's data"
  if command -v "${SWIFT:-swift}" >/dev/null; then
    prove 'the program says what it says with all of the data' says_the_same
  else
    skip 'swift is not installed: the program with all of the data'
  fi
}

# packs_again: whether the same tree gives the same bytes.
packs_again() {
  OVERSET_PACKAGE_STAGE=1 Packaging/package.sh "$work/again" && diff -r "$packages" "$work/again"
}

prove_again() {
  say 'Again'
  prove 'the same tree packed again gives the same bytes' packs_again
}

mkdir -p "$work"
tarball=$(echo "$packages"/overset-*-linux-x86_64.tar.xz) deb=$(echo "$packages"/overset_*.deb)
image=$(echo "$packages"/*.oci.tar) bundle=$(echo "$packages"/*.artifactbundle.zip)
base=$(basename "$tarball" .tar.xz) version=${tarball##*/overset-} version=${version%-linux-*}
make_bare
for part in ${PARTS:-roots plugin action words data again}; do "prove_$part"; done

[ -z "$table" ] || printf '\n%-22s %9s %8s\n%s' package size 'from unpacking to the first finding' "$table"
printf '%d passed, %d failed, %d skipped\n' "$passed" "$failures" "$skipped"
[ "$failures" = 0 ]
