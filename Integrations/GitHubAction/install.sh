#!/usr/bin/env bash
# Installs the program for the steps that follow: fetches the tarball of a release, proves its checksum, and puts it first in
# the path of the job.
#
# OVERSET_VERSION is a version, such as v1.2.0 or 1.2.0; its tag is v1.2.0. OVERSET_RELEASES is the address before the tag.
# The runner sets RUNNER_TEMP and GITHUB_PATH. Exit codes: 0 installed; 64 no version; 65 the checksum does not match; 69 no such release or machine.
set -euo pipefail

fail() {
  printf '::error title=Overset::%s\n' "$2"
  exit "$1"
}

version=${OVERSET_VERSION#v}
case $version in
  [0-9]*.[0-9]*.[0-9]*) ;;
  *) fail 64 "'${OVERSET_VERSION}' is not a version: use the action by a tag such as v1.2.0, or give version" ;;
esac
[ "$(uname -sm)" = 'Linux x86_64' ] || fail 69 "there is no package for $(uname -sm): run the job on ubuntu-latest"

name=overset-$version-linux-x86_64
folder=$RUNNER_TEMP/overset
mkdir -p "$folder"
cd "$folder"
for file in "$name.tar.xz" SHA256SUMS; do
  curl --fail --silent --show-error --location --retry 3 --output "$file" "$OVERSET_RELEASES/v$version/$file" ||
    fail 69 "$OVERSET_RELEASES/v$version has no $file"
done
grep -F "  $name.tar.xz" SHA256SUMS | sha256sum --check --strict --quiet ||
  fail 65 "the checksum of $name.tar.xz does not match SHA256SUMS"
tar -xJf "$name.tar.xz"
printf '%s\n' "$folder/$name/bin" >>"$GITHUB_PATH"
"$folder/$name/bin/overset" --version
