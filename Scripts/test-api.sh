#!/bin/sh
# Tries the service by its description (/v1/openapi.json): schemathesis makes requests of it, right ones and wrong ones, and
# looks whether each answer is one that is described. Two runs: with a token that has all rights, and with one that reads.
#
#   Scripts/test-api.sh SERVER OVERSET
#
#   SERVER   the program overset-server
#   OVERSET  the program overset, with the trait Service
#
# Scripts/api/schemathesis.toml says how. What was installed stays for the next time.
#
#   API_DIR       the folder of what is installed, and of the reports; default: overset-api in the folder of temporary files
#   API_EXAMPLES  requests of each kind and route; default: 50
#   PYTHON        a Python of 3.10 or later; default: python3
#
# Exit codes: 0 all is as it is described; 1 something is not; 64 usage; 69 something could not be installed or started.
set -eu

[ $# -eq 2 ] || { sed -n '2,17s/^# \{0,1\}//p' "$0" >&2; exit 64; }
server=$1 overset=$2
root=$(cd "$(dirname "$0")/.." && pwd)
dir=${API_DIR:-${TMPDIR:-/tmp}/overset-api}
version=4.32.5

say() { printf 'test-api: %s\n' "$*" >&2; }
fail() { say "$2"; exit "$1"; }

install_schemathesis() {
  [ -x "$dir/venv/bin/schemathesis" ] || "${PYTHON:-python3}" -m venv "$dir/venv" ||
    fail 69 'python3 -m venv failed; PYTHON names another Python'
  "$dir/venv/bin/pip" install --quiet --disable-pip-version-check "schemathesis==$version" >&2 ||
    fail 69 'pip could not install schemathesis'
}

# A project with one run that is complete, and tokens.
make_project() {
  mkdir -p "$run/project/Config"
  cp -R "$root/Locales" "$run/project/"
  cp "$root/Config/slots.yml" "$run/project/Config/"
  printf 'devices: [iPhoneSE]\nlocales: [en, de, ar]\n' >"$run/project/Config/matrix.yml"
  all=$("$server" token all --rights read,check,write,push,review --project "$run/project")
  read=$("$server" token read --rights read --project "$run/project")
  # Lokalise's route cannot be tried without its secret, the others answer 401 to what is not signed.
  printf 'lokalise %s\ntolgee %s\ncrowdin %s client\n' overset-test-secret overset-test-secret overset-test-secret \
    >"$run/project/.overset/service/hooks"
}

start_server() {
  "$server" --project "$run/project" --port 0 >"$run/server.out" 2>"$run/server.log" &
  process=$!
  for _ in $(seq 100); do
    address=$(sed -n 's/^Listening on //p' "$run/server.out")
    [ -z "$address" ] || return 0
    kill -0 "$process" 2>/dev/null || break
    sleep 0.1
  done
  cat "$run/server.log" >&2
  fail 69 'the server did not start'
}

# Ends with 1 where there are findings, and differences from references that are not there.
push_run() {
  "$overset" run --project "$run/project" --component ErrorCard --record never --shard 1/1 --blob "$run/run.blob" \
    >"$run/run.log" 2>&1 || [ $? -eq 1 ] || { cat "$run/run.log" >&2; fail 69 'overset run failed'; }
  OVERSET_SERVER_TOKEN=$all "$overset" push "$run/run.blob" --project "$run/project" --server "$address" --name shop \
    --branch main --commit "$(printf '%040d' 1)" --nonce 1 >"$run/push.log" 2>&1 ||
    { cat "$run/push.log" >&2; fail 69 'overset push failed'; }
  { find "$run/project/.overset/service/objects" -type f -exec basename {} \; | sort | head -n 5
    printf '%064d\n' 0; } | sed 's/.*/"&"/' >"$run/digests"
  cp "$root/Scripts/api/schemathesis.toml" "$run/"
}

# shellcheck disable=SC2317,SC2329
stop() {
  [ -z "${process:-}" ] || kill "$process" 2>/dev/null || true
  wait
  rm -rf "$run"
}

# try NAME TOKEN: what was found is in the folder NAME of the reports.
try() {
  say "with the token of $1"
  mkdir -p "$dir/reports/$1"
  (cd "$run" && OVERSET_TOKEN=$2 "$dir/venv/bin/schemathesis" --config-file schemathesis.toml run \
    "$address/v1/openapi.json" --checks all --max-examples "${API_EXAMPLES:-50}" --report json,ndjson \
    --report-dir "$dir/reports/$1" --no-color)
}

mkdir -p "$dir"
run=$(mktemp -d)
trap stop EXIT
trap 'exit 1' INT TERM
install_schemathesis
make_project
start_server
push_run

status=0
try all "$all" || status=1
try read "$read" || status=1
kill -0 "$process" 2>/dev/null || { say 'the server has ended'; status=1; }
[ $status -eq 0 ] || { say "the server's log:"; grep '"level":"error"' "$run/server.log" | tail -n 20 >&2 || true; }
exit $status
