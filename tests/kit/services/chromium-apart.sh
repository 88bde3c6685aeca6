#!/bin/sh
# Chromium in a network of its own: it drops every request in flight whenever an interface of its network comes or
# goes, as they do when containers start beside it.
exec unshare $HALYARD_TEST_UNSHARE -- "$HALYARD_TEST_NODE" "$(dirname "$0")/chromium-apart.js" "$@"
