#!/usr/bin/env bash
# Checks a folder and writes SARIF. Findings do not end this step: the next uploads them, and the last fails the job.
#
# OVERSET_FOLDER, OVERSET_ARGUMENTS and OVERSET_SARIF are inputs of the action; GITHUB_OUTPUT gets the exit code.
set -euo pipefail

# Words are split as a shell does, quotes and all, and nothing is expanded.
arguments=()
while IFS= read -r -d '' word; do
  arguments+=("$word")
done < <(xargs -r -n 1 printf '%s\0' <<<"$OVERSET_ARGUMENTS")

code=0
overset check "$OVERSET_FOLDER" --report "sarif=$OVERSET_SARIF" ${arguments[@]+"${arguments[@]}"} || code=$?
printf 'exit-code=%s\n' "$code" >>"$GITHUB_OUTPUT"
