#!/usr/bin/env bash
# orval 8.38.0 with its axios client, axios 1.21.1, in Node.
# A generated call for a binary answer asks axios for `responseType: 'blob'` and is typed as a Blob. Axios knows blobs
# in browsers only; in Node the call returns a text without an error, and 256 different bytes come back as 512.
# With `{ responseType: 'arraybuffer' }` as the last argument the bytes are intact.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --silent orval@8.38.0 axios@1.21.1 esbuild@0.28.2

cat > document.json <<'END'
{
  "openapi": "3.0.3",
  "info": { "title": "Files", "version": "1" },
  "paths": {
    "/sheet": {
      "get": {
        "operationId": "readSheet",
        "responses": {
          "200": {
            "description": "A spreadsheet",
            "content": { "application/octet-stream": { "schema": { "type": "string", "format": "binary" } } }
          }
        }
      }
    }
  }
}
END
npx orval --input document.json --output client.ts --client axios > generate.log

cat > run.mjs <<'END'
import { createServer } from 'node:http'
import axios from 'axios'
import { getFiles } from './client.ts'

const bytes = Buffer.from(Array.from({ length: 256 }, (_, value) => value))
const server = createServer((_, answer) => answer.setHeader('content-type', 'application/octet-stream').end(bytes))
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
axios.defaults.baseURL = `http://127.0.0.1:${server.address().port}`
const { data: asGenerated } = await getFiles().readSheet()
const { data: asBuffer } = await getFiles().readSheet({ responseType: 'arraybuffer' })
console.log(`as generated: ${typeof asGenerated}, ${Buffer.byteLength(asGenerated)} bytes`)
console.log(`arraybuffer: ${asBuffer.equals(bytes) ? 'intact' : 'damaged'}`)
server.close()
END
npx esbuild run.mjs --bundle --packages=external --platform=node --format=esm --outfile=bundled.mjs --log-level=error

seen=$(node bundled.mjs)
echo "$seen"
[ "$seen" = 'as generated: string, 512 bytes
arraybuffer: intact' ]
