#!/usr/bin/env bash
# Feeds made-up inputs to the readers, guided by the code that they reach (libFuzzer), and prints a table.
#
#   Scripts/fuzz-readers.sh
#
# Settings, all of them environment variables; `make fuzz-readers` hands them on:
#
#   MINUTES  how long all readers together run; each gets the same share. Default: 10.
#   RUNS     instead of MINUTES: how many inputs each reader gets, from one sequence. 0 reads what is kept.
#   READER   the names of the readers, with spaces between them; if it is empty all but `inline` and `swift`,
#            whose build with swift-syntax takes many minutes, and `interface`, which is new
#   INPUT    a file: is read once by the one READER, and nothing is made up
#   JOBS     how many readers run at a time. Default: 1.
#
# What readers reach is kept in .build/fuzz/corpus and goes on from there the next time; what breaks them
# is kept in .build/fuzz/found. The table is also printed when the run is interrupted.
#
# Exit codes: 0 nothing found; 1 something found; 64 wrong setting; other codes are those of the build.
set -euo pipefail
cd "$(dirname "$0")/.."

minutes=${MINUTES:-10} runs=${RUNS:-} jobs=${JOBS:-1} input=${INPUT:-}
traits=()
[[ ! " ${READER:-} " =~ \ (inline|swift)\  ]] || traits=(--traits 'InlineSnapshots,Source')
readonly kept=Benchmarks/OversetFuzzingTests
readonly output=.build/fuzz
readonly program=$output/release/overset-fuzz
# The first report of undefined behaviour ends the program, as one of memory does.
export UBSAN_OPTIONS="halt_on_error=1:print_stacktrace=1${UBSAN_OPTIONS:+:$UBSAN_OPTIONS}"
export LSAN_OPTIONS="suppressions=$kept/known-leaks.txt:print_suppressions=0${LSAN_OPTIONS:+:$LSAN_OPTIONS}"
# Readers of files read them from memory.
[ ! -w /dev/shm ] || export TMPDIR=/dev/shm

fail() {
  printf 'fuzz-readers: %s\n' "$1" >&2
  exit 64
}

is_number() { [[ $1 =~ ^[0-9]+$ ]]; }

# names: the readers that the build has. Those of Swift sources need swift-syntax.
names() {
  local folder
  for folder in "$kept"/Seeds/*/; do
    folder=$(basename "$folder")
    # It has not run for long enough yet to hold up others: name it.
    [ "$folder" = interface ] && [ -z "${READER:-}" ] && continue
    [[ $folder =~ ^(inline|swift)$ ]] && [ ${#traits[@]} -eq 0 ] || printf '%s\n' "$folder"
  done
}

# dictionary READER: the words that its format has.
dictionary() {
  case $1 in
    xcstrings | resolving | writing) echo json ;;
    stringsdict | xliff | plist | interface) echo xml ;;
    matrix | devices | checks | slots | samples | fonts | corrections) echo yaml ;;
    manifests | baseline | blobs) echo records ;;
    pictures | ink) echo png ;;
    faces) echo face ;;
    unicode | layout) echo utf16 ;;
    strings | measure | tables) echo "$1" ;;
    inline | swift) echo swift ;;
    *) echo text ;;
  esac
}

build() {
  # SwiftPM takes the Swift modules and the C targets of the package through both sanitizers; Swift has no
  # undefined behaviour to look for, so only the compiler of C is told of the third.
  OVERSET_BENCH=1 OVERSET_FUZZING=1 "${SWIFT:-swift}" build --configuration release \
    --scratch-path "$output" \
    --product overset-fuzz --sanitize fuzzer --sanitize address -Xswiftc -DFUZZER \
    -Xswiftc -sanitize=fuzzer,address \
    -Xcc -fsanitize=undefined -Xcc -fno-sanitize-recover=undefined "${traits[@]}" 1>&2
}

# fuzz READER SECONDS: what the program says is kept as the reader's log.
fuzz() {
  local reader=$1 seconds=$2 corpus=$output/corpus/$1 limit=(-max_total_time="$2")
  local inputs=("$corpus" "$kept/Seeds/$1")
  [ -z "$runs" ] || limit=(-runs="$runs" -seed=1)
  # A fixed number of inputs is the same for everybody: it starts from what is committed. libFuzzer writes
  # what it keeps into the first folder.
  if [ -n "$runs" ]; then
    inputs[0]=$output/fixed/$1
    rm -rf "${inputs[0]}"
    mkdir -p "${inputs[0]}"
  fi
  [ ! -d "$kept/Regressions/$1" ] || inputs+=("$kept/Regressions/$1")
  mkdir -p "$corpus" "$output/found" "$output/logs"
  "$program" --reader="$reader" "${limit[@]}" -timeout=20 -rss_limit_mb=2560 -max_len=8192 \
    -dict="$kept/Dictionaries/$(dictionary "$reader").dict" -print_final_stats=1 \
    -artifact_prefix="$output/found/$reader-" "${inputs[@]}" >"$output/logs/$reader" 2>&1
}

# last PATTERN FILE: the last match of a regular expression, without its first word.
last() { { grep -aoE "$1" "$2" || true; } | tail -1 | grep -aoE '[0-9]+' || echo -; }

# finding READER: the file that broke it, or a dash.
finding() {
  local file
  file=$({ grep -aoE 'Test unit written to [^ ]+' "$output/logs/$1" || true; } | tail -1)
  echo "${file:+${file##* }}"
}

# row READER
row() {
  local log=$output/logs/$1 found
  [ -f "$log" ] || return 0
  found=$(finding "$1")
  printf '%-12s %10s %8s %7s %7s %7s  %s\n' "$1" \
    "$(last 'number_of_executed_units: [0-9]+' "$log")" \
    "$(last 'average_exec_per_sec: *[0-9]+' "$log")" \
    "$(last 'cov: [0-9]+' "$log")" "$(last 'ft: [0-9]+' "$log")" \
    "$(last 'corp: [0-9]+' "$log")" "${found:-none}"
}

# ended READER CODE: what the program said of a reader that it did not finish.
ended() {
  local found
  found=$(finding "$1")
  # 72 is libFuzzer's for an interruption.
  [ "$2" -ne 72 ] || return 0
  bad=1
  printf '\n%s ended with %d:\n' "$1" "$2" >&2
  { grep -aE 'Fatal error|ERROR: |SUMMARY: |runtime error' "$output/logs/$1" || tail -5 "$output/logs/$1"; } >&2
  [ -z "$found" ] || printf 'again: make fuzz-readers READER=%s INPUT=%s\n' "$1" "$found" >&2
}

summary() {
  local reader
  trap - EXIT INT TERM
  printf '\n%-12s %10s %8s %7s %7s %7s  %s\n' \
    reader executions a-second edges features corpus found
  for reader in "${readers[@]}"; do row "$reader"; done
  exit "$1"
}

mapfile -t known < <(names)
readers=("${known[@]}")
[ -z "${READER:-}" ] || read -ra readers <<<"$READER"
for reader in "${readers[@]}"; do
  [[ " ${known[*]} " == *" $reader "* ]] || fail "there is no reader '$reader'; choose of: ${known[*]}"
done
if ! is_number "$minutes" || ! is_number "$jobs" || [ "$jobs" -eq 0 ] || ! is_number "${runs:-0}"; then
  fail 'MINUTES, RUNS and JOBS are whole numbers'
fi

build
if [ -n "$input" ]; then
  [ ${#readers[@]} -eq 1 ] || fail 'an INPUT is read by one READER; name it'
  [ -f "$input" ] || fail "there is no file $input"
  "$program" --reader="${readers[0]}" -timeout=60 "$input" || exit 1
  exit 0
fi

bad=0
declare -A running=()
trap 'summary "$bad"' EXIT
# libFuzzer gets the signal too, and prints its figures before it ends.
trap 'wait || true; summary "$bad"' INT TERM
rm -rf "$output/logs"
seconds=$((minutes * 60 * jobs / ${#readers[@]}))

# reap: waits for one of those that run.
reap() {
  local code=0 pid
  wait -n -p pid "${!running[@]}" || code=$?
  printf '%s\n' "$(row "${running[$pid]}")" >&2
  [ "$code" -eq 0 ] || ended "${running[$pid]}" "$code"
  unset "running[$pid]"
}

for reader in "${readers[@]}"; do
  [ "${#running[@]}" -lt "$jobs" ] || reap
  fuzz "$reader" "$((seconds > 0 ? seconds : 1))" &
  running[$!]=$reader
done
while [ "${#running[@]}" -gt 0 ]; do reap; done
