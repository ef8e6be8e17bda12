#!/usr/bin/env bash
# Builds the program as packages have it and prints where it lies: Packaging/build.sh
#
# As users' builds, but with the trait Source, without the sample components, with Swift's libraries, ICU and what else
# there is as an archive inside, and with what remains as a library looked for in ../lib/overset. ICU's data is cut to what
# the program reads; the commit is linked in, so that a new one compiles nothing.
#
# OVERSET_ICU=whole leaves the data as it is, to compare programs with.
#
# Exit codes: 0 built; 69 something that is needed is not installed; otherwise that of the command that failed.
set -euo pipefail
cd "$(dirname "$0")/.."

readonly swift=${SWIFT:-swift}
readonly folder=$PWD/.build/package
# The libraries that go in as archives. HarfBuzz has none in Debian, and brings FreeType and zlib as libraries.
readonly archives='icui18n icuuc icudata crypto deflate stdc++'
# What Package.swift asks pkg-config for, and what that asks for in turn.
readonly descriptions='icu-i18n icu-uc libcrypto libdeflate libpng libpng16 zlib harfbuzz freetype2'

fail() { printf 'build: %s\n' "$*" >&2; exit 69; }

# archive NAME: the path of the archive that the compiler finds for a library.
archive() {
  local path
  path=$(cc -print-file-name="lib$1.a")
  [ -e "$path" ] || fail "lib$1.a is missing; run Scripts/setup.sh package"
  readlink -f "$path"
}

# link_archives: a folder in which a linker finds archives alone, and descriptions for pkg-config that name it in place of
# the folder of all libraries, which would come first otherwise.
link_archives() {
  local file
  rm -rf "$folder/archives" "$folder/pkgconfig"
  mkdir -p "$folder/archives" "$folder/pkgconfig"
  for name in $archives; do ln -s "$(archive "$name")" "$folder/archives/lib$name.a"; done
  # What libgcc_s has beside libgcc.
  ln -s "$(archive gcc_eh)" "$folder/archives/libgcc_s.a"
  for name in $descriptions; do
    file=$(pkg-config --variable=pcfiledir "$name")/$name.pc
    sed "s|^libdir *=.*|libdir=$folder/archives|" "$file" >"$folder/pkgconfig/$name.pc"
  done
}

# cut_data: ICU's data as objects, anew when the list, the script or the library has changed.
cut_data() {
  local foundation name library data
  foundation=$(dirname "$(readlink -f "$(command -v "$swift")")")/../lib/swift_static/linux/lib_FoundationICU.a
  [ -e "$foundation" ] || fail "lib_FoundationICU.a is missing: the toolchain has no static libraries"
  for name in system foundation; do
    library=$foundation data=$folder/icu-$name.o
    [ "$name" = foundation ] || library=$(archive icudata)
    if [ ! "$data" -nt Packaging/contents.toml ] || [ ! "$data" -nt Packaging/cut_icu_data.py ] ||
      [ ! "$data" -nt "$library" ]; then
      python3 Packaging/cut_icu_data.py Packaging/contents.toml "$name" "$library" "$data" >&2
    fi
  done
}

# compile_objects: the commit, under its name, since SwiftPM links anew only when its arguments change; and what keeps the
# program from a newer glibc.
compile_objects() {
  local commit
  commit=$(git rev-parse HEAD)
  [ -z "$(git status --porcelain -- Package.swift Package.resolved Sources Fonts Packaging)" ] || commit=$commit+changes
  objects=$folder/commit-$commit.o:$folder/glibc.o
  [ -e "$folder/commit-$commit.o" ] ||
    printf 'extern const char overset_commit[];\nconst char overset_commit[] = "%s";\n' "$commit" |
    cc -x c -c - -o "$folder/commit-$commit.o"
  cc -O2 -c Packaging/glibc.c -o "$folder/glibc.o"
}

# write_compiler: clang as SwiftPM calls it, which leaves the path of the checkout out of what assertions print. An option
# of SwiftPM would reach Swift's own clang as well, which needs none.
write_compiler() {
  local clang text
  clang=$(dirname "$(readlink -f "$(command -v "$swift")")")/clang
  text=$(printf '#!/bin/sh\nexec "%s" "-ffile-prefix-map=%s/=" "$@"' "$clang" "$PWD")
  [ "$text" = "$(cat "$folder/clang" 2>/dev/null)" ] && return
  printf '%s\n' "$text" >"$folder/clang"
  chmod +x "$folder/clang"
}

mkdir -p "$folder"
write_compiler
link_archives
compile_objects
if [ "${OVERSET_ICU:-}" != whole ]; then
  cut_data
  objects+=:$folder/icu-system.o:$folder/icu-foundation.o
fi

# shellcheck disable=SC2016 # The loader reads $ORIGIN.
OVERSET_PREBUILT=1 OVERSET_OBJECTS=$objects PKG_CONFIG_PATH=$folder/pkgconfig CC=$folder/clang \
  "$swift" build --configuration release --traits Source --static-swift-stdlib \
  --scratch-path "$folder" --product overset \
  -Xlinker "--version-script=$PWD/Packaging/exports.map" -Xlinker -rpath -Xlinker '$ORIGIN/../lib/overset' 1>&2
printf '%s\n' "$folder/release/overset"
