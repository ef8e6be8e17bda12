#!/usr/bin/env bash
# Makes the packages: Packaging/package.sh FOLDER
#
# Builds the program, lays out the tree of contents.toml, and packs it: a tarball, a package for Debian, an artifact bundle
# for SwiftPM, the same with its command plugin, an OCI archive, files for Homebrew and mise, the list of components and
# checksums. FOLDER is written anew. A tree packed twice gives the same bytes.
#
# Variables
#   RELEASES  the address that the files will have, without the file's name, for Homebrew and mise
#   OVERSET_PACKAGE_STAGE  if set, the tree of the last time is packed again, and nothing is built
#
# Exit codes: 0 packed; 64 the folder holds something else than packages; 65 list and build do not agree; 69 something that is needed is missing.
set -euo pipefail
cd "$(dirname "$0")/.."

readonly swift=${SWIFT:-swift} tools=$PWD/.build/package-tools work=$PWD/.build/package
readonly releases=${RELEASES:-https://example.org/overset/releases}
target=$(realpath -m "${1:?give the folder of the packages}")
readonly target
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH TZ=UTC LC_ALL=C

# Only what an earlier run has made is removed: whoever names the wrong folder loses nothing.
if [ -e "$target" ] && [ -n "$(ls -A "$target" 2>&1)" ] && [ ! -f "$target/SHA256SUMS" ]; then
  echo "package: $target holds something else than packages; name a new folder or an empty one" >&2
  exit 64
fi
case "$PWD/" in
  "$target"/*)
    echo "package: $target holds this checkout; name another folder" >&2
    exit 64
    ;;
esac

say() { printf 'package: %s\n' "$*" >&2; }

# install_tools: what comes from PyPI, in an environment of its own.
install_tools() {
  cmp -s Packaging/requirements.txt "$tools/installed.txt" && return
  python3 -m venv --clear "$tools"
  "$tools/bin/pip" install --quiet --requirement Packaging/requirements.txt
  cp Packaging/requirements.txt "$tools/installed.txt"
}

# build_manual_tool: the argument parser's own program for manual pages.
build_manual_tool() {
  "$swift" build --package-path "$work/checkouts/swift-argument-parser" --scratch-path "$work/manual" \
    --product generate-manual 1>&2
}

# names: the version, and the names that follow from it.
names() {
  version=$("$work/tree/bin/overset" --version | sed -n '1s/overset \([^ ]*\).*/\1/p')
  commit=$("$work/tree/bin/overset" --version | sed -n '1s/.*(\(.*\))/\1/p')
  base=overset-$version-linux-x86_64
}

# make_tarball: xz takes jumps of the processor's code by where they lead, which saves 7 % of the program.
make_tarball() {
  tar --create --directory "$work/tree" --sort=name --format=gnu --mtime="@$SOURCE_DATE_EPOCH" \
    --owner=0 --group=0 --numeric-owner --transform "s,^\\.,$base," . |
    xz --x86 --lzma2=preset=9e --threads=1 >"$target/$base.tar.xz"
}

# make_deb: the tree in /usr, with what dpkg asks for besides.
make_deb() {
  local root=$work/deb debian=${version/-/\~}
  rm -rf "$root"
  mkdir -p "$root/DEBIAN"
  cp -a "$work/tree" "$root/usr"
  sed -e "s/@VERSION@/$debian/" -e "s/@SIZE@/$(du --summarize --apparent-size --block-size=1024 "$root/usr" | cut -f 1)/" \
    Packaging/deb-control.in >"$root/DEBIAN/control"
  (cd "$root" && find usr -type f -print0 | sort -z | xargs -0 md5sum >DEBIAN/md5sums)
  dpkg-deb --root-owner-group -Zxz -z9 --build "$root" "$target/overset_${debian}_amd64.deb" >/dev/null
}

# make_bundle: the tree as SwiftPM takes a program that is built, alone and with the plugin that runs it.
make_bundle() {
  local bundle=$work/swiftpm/overset-swiftpm/overset.artifactbundle
  rm -rf "$work/swiftpm"
  mkdir -p "$bundle"
  cp -a "$work/tree" "$bundle/overset-linux-x86_64"
  sed "s/@VERSION@/$version/" Packaging/swiftpm/info.json.in >"$bundle/info.json"
  cp -R Packaging/swiftpm/Package.swift Packaging/swiftpm/Plugins "$bundle/.."
  python3 Packaging/zip_folder.py "$bundle" "$target/overset-$version.artifactbundle.zip"
  python3 Packaging/zip_folder.py "$work/swiftpm/overset-swiftpm" "$target/overset-swiftpm-$version.zip"
}

# checksum FILE: its SHA-256.
checksum() { sha256sum "$1" | cut -d ' ' -f 1; }

# make_manifests: what Homebrew and mise need to know of the tarball.
make_manifests() {
  local sum
  sum=$(checksum "$target/$base.tar.xz")
  for file in overset.rb mise.toml; do
    sed -e "s|@VERSION@|$version|g" -e "s|@URL@|$releases/$base.tar.xz|g" -e "s|@SHA256@|$sum|g" \
      "Packaging/$file.in" >"$target/$file"
  done
}

make_checksums() {
  local sums
  sums=$(cd "$target" && sha256sum -- *)
  printf '%s\n' "$sums" >"$target/SHA256SUMS"
}

install_tools
if [ -z "${OVERSET_PACKAGE_STAGE:-}" ]; then
  program=$(Packaging/build.sh)
  build_manual_tool
  python3 Packaging/stage.py "$program" "$work/tree"
fi
names
rm -rf "$target"
mkdir -p "$target"
say 'tarball' && make_tarball
say 'package for Debian' && make_deb
say 'artifact bundle' && make_bundle
say 'OCI archive' && Packaging/image.sh "$work/tree" "$version" "$commit" "$target/$base.oci.tar"
make_manifests
cp "$work/tree/share/doc/overset/overset.cdx.json" "$target/overset-$version.cdx.json"
make_checksums
(cd "$target" && wc --bytes -- *) >&2
