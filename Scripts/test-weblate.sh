#!/bin/sh
# Tests the check for Weblate (Integrations/weblate) in a real Weblate, with a real overset-server.
#
#   Scripts/test-weblate.sh SERVER OVERSET
#
#   SERVER   the program overset-server
#   OVERSET  the program overset
#
# In a folder outside of the repository it installs Weblate from PyPI, makes a PostgreSQL cluster and starts a Redis, which
# listen on sockets in that folder alone; all ends with the script. Scripts/test-weblate.py then does what translators do. What
# was installed stays for the next time: the first takes about ten minutes.
#
#   WEBLATE_DIR      the folder; default: overset-weblate in the folder of temporary files
#   WEBLATE_VERSION  the version of Weblate; default: the newest that PyPI has for the Python at hand
#   PYTHON           a Python of 3.12 or later, as Weblate asks for; default: the newest that is found
#
# Exit codes: 0 it works; 1 it does not; 64 usage; 69 something is missing and could not be installed.
set -eu

[ $# -eq 2 ] || { sed -n '2,17s/^# \{0,1\}//p' "$0" >&2; exit 64; }
server=$1 overset=$2
root=$(cd "$(dirname "$0")/.." && pwd)
dir=${WEBLATE_DIR:-${TMPDIR:-/tmp}/overset-weblate}

say() { printf 'test-weblate: %s\n' "$*" >&2; }
fail() { say "$2"; exit "$1"; }

# What Weblate's packages are compiled against, and what it runs on.
install_packages() {
  packages='postgresql redis-server gettext git pkg-config libcairo2-dev libgirepository1.0-dev libpq-dev libxmlsec1-dev
    libacl1-dev liblz4-dev libxxhash-dev libzstd-dev libffi-dev libssl-dev libxml2-dev libxslt1-dev libyaml-dev'
  missing=''
  for package in $packages; do
    dpkg-query --show --showformat='${Status}' "$package" 2>/dev/null | grep -q ' installed$' || missing="$missing $package"
  done
  [ -n "$missing" ] || return 0
  [ "$(id -u)" -eq 0 ] || fail 69 "install as root:$missing"
  say "installing$missing"
  # shellcheck disable=SC2086
  DEBIAN_FRONTEND=noninteractive apt-get install --yes -qq --no-install-recommends $missing >&2 </dev/null ||
    fail 69 "apt-get could not install:$missing"
}

find_python() {
  for python in ${PYTHON:-} python3.14 python3.13 python3.12 python3; do
    command -v "$python" >/dev/null 2>&1 || continue
    "$python" -c 'import sys; sys.exit(sys.version_info < (3, 12))' && return 0
  done
  fail 69 'there is no Python of 3.12 or later; name one in PYTHON'
}

# PyGObject from 3.51 on needs a newer GLib than Debian 12 has.
install_weblate() {
  [ -x "$dir/venv/bin/weblate" ] || {
    find_python
    "$python" -m venv "$dir/venv"
    say 'installing Weblate'
    "$dir/venv/bin/pip" install --quiet --disable-pip-version-check \
      "weblate[postgres]${WEBLATE_VERSION:+==$WEBLATE_VERSION}" 'PyGObject<3.51' >&2 || fail 69 'pip could not install Weblate'
  }
  # A copy: pip builds beside the sources.
  cp -R "$root/Integrations/weblate" "$run/check"
  "$dir/venv/bin/pip" install --quiet --disable-pip-version-check --force-reinstall --no-deps \
    "$run/check" >&2 || fail 69 'pip could not install the check'
}

# PostgreSQL refuses to run as root.
as_owner() {
  if [ "$(id -u)" -eq 0 ]; then setpriv --reuid postgres --regid postgres --clear-groups "$@"; else "$@"; fi
}

start_postgresql() {
  bin=$(find /usr/lib/postgresql -maxdepth 2 -name bin | sort -V | tail -n 1)
  mkdir -p "$dir/postgresql" "$run"
  [ "$(id -u)" -ne 0 ] || chown postgres: "$dir/postgresql" "$run"
  [ -e "$dir/postgresql/PG_VERSION" ] ||
    as_owner "$bin/initdb" --pgdata "$dir/postgresql" --username weblate --auth trust --encoding UTF8 --locale C.UTF-8 >/dev/null
  # A cluster that a killed run has left behind.
  as_owner "$bin/pg_ctl" --pgdata "$dir/postgresql" --mode immediate stop >/dev/null 2>&1 || true
  as_owner "$bin/pg_ctl" --pgdata "$dir/postgresql" --wait --log "$run/postgresql.log" \
    --options "-c listen_addresses='' -c unix_socket_directories='$run' -c fsync=off" start >/dev/null
  as_owner "$bin/psql" --host "$run" --username weblate --dbname postgres --quiet --tuples-only \
    --command "select 1 from pg_database where datname = 'weblate'" | grep -q 1 ||
    as_owner "$bin/createdb" --host "$run" --username weblate weblate
}

start_redis() {
  redis-server --port 0 --unixsocket "$run/redis" --unixsocketperm 777 --save '' --dir "$run" --daemonize no \
    >"$run/redis.log" 2>&1 &
  redis=$!
}

# shellcheck disable=SC2317,SC2329
stop() {
  for process in "${weblate:-}" "${redis:-}"; do
    [ -z "$process" ] || kill "$process" 2>/dev/null || true
  done
  [ -z "${bin:-}" ] || as_owner "$bin/pg_ctl" --pgdata "$dir/postgresql" --mode fast stop >/dev/null 2>&1 || true
  wait
}

install_packages
mkdir -p "$dir"
# A socket's path is short, and the folder may lie deep.
run=$(mktemp -d)
chmod 755 "$run"
trap stop EXIT
trap 'exit 1' INT TERM
install_weblate
start_postgresql
start_redis

free_port() {
  "$dir/venv/bin/python" -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'
}

port=$(free_port)
cp -R "$root/Scripts/weblate/project" "$run/project"
OVERSET_URL="http://127.0.0.1:$(free_port)"
OVERSET_TOKEN=$("$server" token weblate --rights check,read --project "$run/project")
export OVERSET_URL OVERSET_TOKEN
export PYTHONDONTWRITEBYTECODE=1 DJANGO_SETTINGS_MODULE=weblate_settings PYTHONPATH="$root/Scripts/weblate" OVERSET_TEST_RUN="$run" OVERSET_TEST_DIR="$dir" \
  OVERSET_TEST_PORT="$port"
say 'preparing the database'
"$dir/venv/bin/weblate" migrate --verbosity 0 >"$run/migrate.log" 2>&1 || { tail -n 30 "$run/migrate.log" >&2; exit 1; }
"$dir/venv/bin/weblate" collectstatic --noinput --verbosity 0 >>"$run/migrate.log" 2>&1
"$dir/venv/bin/weblate" createadmin --update --username admin --password overset-test >>"$run/migrate.log" 2>&1
say 'the check with recorded answers'
"$dir/venv/bin/python" -m unittest discover --start-directory "$root/Integrations/weblate/tests"
"$dir/venv/bin/weblate" runserver --noreload --insecure "127.0.0.1:$port" >"$run/weblate.log" 2>&1 &
weblate=$!

status=0
PYTHONPATH="$root/Scripts:$PYTHONPATH" "$dir/venv/bin/python" "$root/Scripts/weblate/test_weblate.py" \
  "http://127.0.0.1:$port" "$server" "$overset" "$run/project" "$dir/results" || status=$?
[ $status -eq 0 ] || { say "Weblate's log:"; tail -n 40 "$run/weblate.log" >&2; }
exit $status
