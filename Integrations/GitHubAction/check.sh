#!/usr/bin/env bash
# Checks a folder and writes SARIF. Findings do not end this step: the next uploads them, and the last fails the job.
#
# OVERSET_FOLDER, OVERSET_ARGUMENTS and OVERSET_SARIF are inputs of the action; GITHUB_OUTPUT gets the exit code.
set -euo pipefail

# Words are split as a shell does, quotes and all, and nothing is expanded.
words=$(mktemp)
trap 'rm -f "$words"' EXIT
if ! xargs -r -n 1 printf '%s\0' <<<"$OVERSET_ARGUMENTS" >"$words"; then
  printf '::error title=Overset::%s\n' 'arguments: a quote is not closed'
  exit 64
fi
arguments=()
while IFS= read -r -d '' word; do
  arguments+=("$word")
done <"$words"

code=0
overset check "$OVERSET_FOLDER" --report "sarif=$OVERSET_SARIF" ${arguments[@]+"${arguments[@]}"} || code=$?
printf 'exit-code=%s\n' "$code" >>"$GITHUB_OUTPUT"
