#!/usr/bin/env bash
# meros 1.3.2, the reader of incremental GraphQL answers (`@defer`, `@stream`).
# No space is needed after the colon of a header, and names of parameters are case-insensitive (RFC 2045, section 5.1, and
# RFC 5322, section 2.2). A part with `content-type:application/json` comes as text instead of JSON, its header named
# `content-type:application/json`; with `Boundary=` no part comes at all. Neither gives an error.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --silent meros@1.3.2

cat > run.mjs <<'END'
import { Readable } from 'node:stream'
import { meros } from 'meros/node'

const read = async (parameter, header) => {
  const body = `--part\r\n${header}\r\n\r\n{"data":{}}\r\n--part--\r\n`
  const answer = Object.assign(Readable.from([Buffer.from(body)]), {
    headers: { 'content-type': `multipart/mixed; ${parameter}=part` },
  })
  const parts = []
  for await (const part of await meros(answer)) parts.push(`${part.json ? 'JSON' : 'text'} ${Object.keys(part.headers)}`)
  console.log(`${parameter}, ${header}: ${parts.join() || 'no part'}`)
}
await read('boundary', 'content-type: application/json')
await read('boundary', 'content-type:application/json')
await read('Boundary', 'content-type: application/json')
END

seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'boundary, content-type: application/json: JSON content-type
boundary, content-type:application/json: text content-type:application/json
Boundary, content-type: application/json: no part' ] || {
  echo 'Headers of parts are read in another way now.' >&2
  exit 1
}
