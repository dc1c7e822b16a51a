#!/bin/sh
# What the tests need beyond Python: a browser, PostgreSQL and Redis. Root on Debian gets what is missing; others are told
# what will be left out. In CI nothing may be left out.
set -eu

lacks() {
    case $1 in
        chromium) ! command -v chromium >/dev/null ;;
        postgresql) ! command -v initdb >/dev/null && ! ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 ;;
        redis-server) ! command -v redis-server >/dev/null ;;
    esac
}

missing() {
    for package in chromium postgresql redis-server; do
        if lacks "$package"; then printf ' %s' "$package"; fi
    done
}

wanted=$(missing)
if [ -z "$wanted" ]; then exit 0; fi

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing for the tests:$wanted"
    apt-get update -qq || true
    # The names are apart on purpose; the fonts are for what the page's own do not have. Servers are not started: the
    # tests start their own.
    RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive \
        apt-get install -qq -y --no-install-recommends $wanted fonts-liberation >/dev/null || true
    wanted=$(missing)
fi

if [ -n "$wanted" ]; then
    echo "======================================================================" >&2
    echo "NOT HERE, so their tests are left out:$wanted" >&2
    echo "======================================================================" >&2
    if [ "${CI:-}" = true ]; then
        echo "In CI that is a failure." >&2
        exit 1
    fi
fi
