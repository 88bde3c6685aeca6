#!/usr/bin/env bash
# fast-csv 5.0.8, with csv-stringify 6.9.0 as the second writer.
# A field of CSV may hold any character if it is quoted. The writer of fast-csv removes each NUL character from a field,
# without an error and without an option to keep it; the documentation does not say so. Its own parser keeps them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --silent fast-csv@5.0.8 csv-stringify@6.9.0

cat > run.mjs <<'END'
import { stringify } from 'csv-stringify/sync'
import { parseString, writeToString } from 'fast-csv'

const rows = [['answer'], ['AB\0CD']]
const read = (text) => parseString(text).toArray()
for (const [name, text] of [
  ['fast-csv', await writeToString(rows, { quoteColumns: true })],
  ['csv-stringify', stringify(rows, { quoted: true })],
]) {
  console.log(`${name}: ${JSON.stringify((await read(text))[1][0])}`)
}
END

seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'fast-csv: "ABCD"
csv-stringify: "AB\u0000CD"' ] || {
  echo 'A NUL character is written in another way now.' >&2
  exit 1
}
