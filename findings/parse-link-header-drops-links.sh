#!/usr/bin/env bash
# parse-link-header 2.0.0, with http-link-header 1.1.4 as the second reader.
# Names of parameters of a Link header are case-insensitive, spaces may stand around `=`, and a quoted value may hold any
# delimiter (RFC 8288, section 3). The parser drops a link with `REL=` or `rel =` without an error, so a program that
# follows the pages stops at the first, and it takes an address out of a quoted title.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --silent parse-link-header@2.0.0 http-link-header@1.1.4

cat > run.mjs <<'END'
import LinkHeader from 'http-link-header'
import parse from 'parse-link-header'

for (const parameters of ['rel="next"', 'REL="next"', 'rel = "next"', 'title="all, <b>; rel=c"; rel="next"']) {
  const header = `<https://ctf.example/teams?page=2>; ${parameters}`
  const [second] = LinkHeader.parse(header).rel('next')
  console.log(`${parameters}: ${parse(header)?.next?.url} | ${second.uri}`)
}
END

seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'rel="next": https://ctf.example/teams?page=2 | https://ctf.example/teams?page=2
REL="next": undefined | https://ctf.example/teams?page=2
rel = "next": undefined | https://ctf.example/teams?page=2
title="all, <b>; rel=c"; rel="next": b | https://ctf.example/teams?page=2' ] || {
  echo 'Links are read in another way now.' >&2
  exit 1
}
