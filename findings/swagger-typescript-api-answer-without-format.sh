#!/usr/bin/env bash
# swagger-typescript-api 13.13.0, client for fetch.
# A generated call reads the body of an answer only when `format` stands in the call. For JSON the generator writes it;
# for a binary answer it writes none. The call then says status 200, its type is a Blob or File, and `data` is not set.
# With `{ format: 'arrayBuffer' }` as the last argument the bytes are there.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --silent swagger-typescript-api@13.13.0 esbuild@0.28.2

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
npx swagger-typescript-api generate --path document.json --output . --name client.ts > generate.log

cat > run.mjs <<'END'
import { createServer } from 'node:http'
import { Api } from './client.ts'

const bytes = Buffer.from(Array.from({ length: 256 }, (_, value) => value))
const server = createServer((_, answer) => answer.setHeader('content-type', 'application/octet-stream').end(bytes))
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const { sheet } = new Api({ baseUrl: `http://127.0.0.1:${server.address().port}` })
const asGenerated = await sheet.readSheet()
const withFormat = await sheet.readSheet({ format: 'arrayBuffer' })
console.log(`as generated: ${asGenerated.status}, ${asGenerated.data?.constructor.name ?? 'no data'}`)
console.log(`with a format: ${withFormat.status}, ${Buffer.from(withFormat.data).equals(bytes) ? 'intact' : 'damaged'}`)
server.close()
END
npx esbuild run.mjs --bundle --packages=external --platform=node --format=esm --outfile=bundled.mjs --log-level=error

seen=$(node bundled.mjs)
echo "$seen"
[ "$seen" = 'as generated: 200, no data
with a format: 200, intact' ]
