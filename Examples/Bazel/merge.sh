#!/usr/bin/env bash
# merge.sh TEST [OPTION]...: puts the shards of a test that Bazel has run together, with options of `overset merge`.
#
# `merge.sh texts --report sarif=texts.sarif` makes the report of one machine. Run it in the workspace.
set -euo pipefail

test=${1:?usage: merge.sh TEST [OPTION]...}
shift
outputs=$(mktemp -d)
trap 'rm -rf "$outputs"' EXIT
# Folders of an earlier number of shards stay: the newest tells how many there are.
newest=''
for folder in bazel-testlogs/"$test"/shard_*_of_*; do
  [ "$folder" -ot "${newest:-$folder}" ] || newest=$folder
done
count=${newest##*_}
# Bazel packs what a test has left in TEST_UNDECLARED_OUTPUTS_DIR; newer versions leave it as it is if they are told so.
for archive in bazel-testlogs/"$test"/shard_*_of_"$count"/test.outputs/outputs.zip; do
  [ ! -e "$archive" ] || unzip -q -o "$archive" '*.blob' -d "$outputs"
done
for blob in bazel-testlogs/"$test"/shard_*_of_"$count"/test.outputs/*.blob; do
  [ ! -e "$blob" ] || cp "$blob" "$outputs"
done
"${OVERSET:-overset}" merge "$outputs"/*.blob "$@"
