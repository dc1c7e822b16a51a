#!/bin/sh
# What the tests need beyond Python: a browser, PostgreSQL and Redis. Root on Debian gets what is missing; others are told
# what will be left out. In CI nothing may be left out.
set -eu

has() { command -v "$1" >/dev/null; }

lacks() {
    case $1 in
        chromium) ! has chromium-headless-shell && ! has chromium && ! has chromium-browser ;;
        postgresql) ! has initdb && ! ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 ;;
        redis-server) ! has redis-server ;;
    esac
}

missing() {
    for package in chromium postgresql redis-server; do
        if lacks "$package"; then printf ' %s' "$package"; fi
    done
}

# Servers are not started: the tests start their own.
install() {
    RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "$@" >/dev/null
}

wanted=$(missing)
# Chromium without windows takes half the time; where it cannot be had, the whole browser will do.
shell=
has chromium-headless-shell || shell=" chromium-headless-shell"
if [ -z "$wanted$shell" ]; then exit 0; fi

if [ "$(id -u)" = 0 ] && has apt-get; then
    echo "Installing for the tests:$wanted$shell"
    apt-get update -qq || true
    if [ -n "$shell" ]; then install $shell || true; fi
    # The names are apart on purpose; the fonts are for what the page's own do not have.
    wanted=$(missing)
    if [ -n "$wanted" ]; then install $wanted || true; fi
    install fonts-liberation || true
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
