#!/usr/bin/env bash
# openapi-zod-client 1.18.3, which writes clients for @zodios/core.
# A binary answer is declared as `z.void()`: the generator looks for JSON alone and writes "no body" for every other
# media type, with no warning. The type of the call is void, so a program in TypeScript can't use the file.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --silent openapi-zod-client@1.18.3

cat > document.json <<'END'
{
  "openapi": "3.0.3",
  "info": { "title": "Files", "version": "1" },
  "paths": {
    "/count": {
      "get": {
        "operationId": "readCount",
        "responses": {
          "200": { "description": "A number", "content": { "application/json": { "schema": { "type": "integer" } } } }
        }
      }
    },
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
npx openapi-zod-client document.json --output client.ts > generate.log 2>&1
seen=$(grep -E 'alias|response' client.ts | tr -d ' ')
echo "$seen"
[ "$seen" = 'alias:"readCount",
response:z.number().int(),
alias:"readSheet",
response:z.void(),' ]
