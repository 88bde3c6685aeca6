#!/usr/bin/env bash
# yamljs 0.3.0, with yaml 2.9.1 as the second reader.
# A line break inside a quoted or a plain scalar is a space (YAML 1.2.2, section 6.5). yamljs keeps it as a line break, so
# a long command or flag that is wrapped for reading is another text. It also reads `08`, which is no octal number, as 0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --silent yamljs@0.3.0 yaml@2.9.1

cat > run.mjs <<'END'
import { parse } from 'yaml'
import yamljs from 'yamljs'

const text = `command: "serve --port 1337
  --quiet"
note: read
  the source
day: 08
`
console.log(`yamljs: ${JSON.stringify(yamljs.parse(text))}`)
console.log(`yaml: ${JSON.stringify(parse(text, { version: '1.1' }))}`)
END

seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'yamljs: {"command":"serve --port 1337\n--quiet","note":"read\nthe source","day":0}
yaml: {"command":"serve --port 1337 --quiet","note":"read the source","day":8}' ] || {
  echo 'Wrapped lines or numbers are read in another way now.' >&2
  exit 1
}
