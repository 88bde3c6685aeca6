#!/usr/bin/env bash
# oazapfts 7.5.0 with @oazapfts/runtime 1.2.0.
# Whether a generated call reads an answer as bytes depends on all answers of the operation. With a binary 200 alone the
# data is a Blob. An error answer in JSON beside it changes how the 200 is read: the data is a text, and the bytes are
# damaged.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --silent \
  oazapfts@7.5.0 @oazapfts/runtime@1.2.0 typescript@5.9.3 esbuild@0.28.2

cat > make.mjs <<'END'
import { writeFileSync } from 'node:fs'

const file = {
  description: 'A spreadsheet',
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
}
const refusal = { description: 'No such sheet', content: { 'application/json': { schema: { type: 'object' } } } }
const read = (operationId, responses) => ({ get: { operationId, responses } })
const document = {
  openapi: '3.0.3',
  info: { title: 'Files', version: '1' },
  paths: {
    '/alone': read('readAlone', { 200: file }),
    '/beside': read('readBeside', { 200: file, 404: refusal }),
  },
}
writeFileSync('document.json', JSON.stringify(document))
END
node make.mjs
npx oazapfts document.json client.ts > generate.log

cat > run.mjs <<'END'
import { createServer } from 'node:http'
import * as client from './client.ts'

const bytes = Buffer.from(Array.from({ length: 256 }, (_, value) => value))
const server = createServer((_, answer) => answer.setHeader('content-type', 'application/octet-stream').end(bytes))
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
client.defaults.baseUrl = `http://127.0.0.1:${server.address().port}`
for (const [name, call] of [['alone', client.readAlone], ['beside a JSON error', client.readBeside]]) {
  const answer = await call()
  const data = answer.data ?? answer
  const read = Buffer.from(data instanceof Blob ? await data.arrayBuffer() : data)
  console.log(`${name}: ${data.constructor.name}, ${read.equals(bytes) ? 'intact' : 'damaged'}`)
}
server.close()
END
npx esbuild run.mjs --bundle --packages=external --platform=node --format=esm --outfile=bundled.mjs --log-level=error

seen=$(node bundled.mjs)
echo "$seen"
[ "$seen" = 'alone: Blob, intact
beside a JSON error: String, damaged' ]
