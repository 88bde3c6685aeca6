#!/usr/bin/env bash
# openapi-typescript-codegen 0.31.0 with @apidevtools/json-schema-ref-parser 14.2.1.
# The reader of the document holds an address on loopback for an unsafe reference, also the one that the user gives as
# the input of the command. It makes no request, and the error speaks of a reference in the document. The same document
# as a file works.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --silent \
  openapi-typescript-codegen@0.31.0 @apidevtools/json-schema-ref-parser@14.2.1

cat > run.mjs <<'END'
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { promisify } from 'node:util'

const document = JSON.stringify({ openapi: '3.0.3', info: { title: 'Empty', version: '1' }, paths: {} })
let requests = 0
const server = createServer((_, answer) => {
  requests += 1
  answer.setHeader('content-type', 'application/json').end(document)
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
writeFileSync('document.json', document)
const inputs = { address: `http://127.0.0.1:${server.address().port}/document.json`, file: 'document.json' }
for (const [name, input] of Object.entries(inputs)) {
  const said = await promisify(execFile)('npx', ['openapi', '--input', input, '--output', name]).then(
    () => 'works',
    ({ stderr }) => /Unable to resolve \$ref pointer/.exec(stderr)?.[0] ?? stderr,
  )
  console.log(`${name}: ${said}`)
}
console.log(`requests: ${requests}`)
server.close()
END

seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'address: Unable to resolve $ref pointer
file: works
requests: 0' ]
