#!/usr/bin/env bash
# papaparse 5.7.1.
# Without `delimiter` Papa Parse finds it itself (its documentation: "auto-detected"). The line break at the end of the
# file counts as a row with one column, so a file with two columns and few rows never counts as one with commas; and
# quotes count only for the delimiter under test. If the cells hold lists with semicolons, the table is cut at those,
# through quoted cells, without an error. The same file without its last line break, or with `skipEmptyLines`, is read well.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --silent papaparse@5.7.1

cat > run.mjs <<'END'
import Papa from 'papaparse'

const text = 'task,tags\n1,"rsa;aes;xor;des;dh"\n2,"sql;xss;ssrf;csrf;lfi"\n'
for (const [name, file, options] of [
  ['as it is', text, {}],
  ['without the last line break', text.trimEnd(), {}],
  ['skipEmptyLines', text, { skipEmptyLines: true }],
]) {
  const { data, errors, meta } = Papa.parse(file, options)
  console.log(`${name}: ${meta.delimiter} ${JSON.stringify(data[1])}, ${errors.length} errors`)
}
END

seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'as it is: ; ["1,\"rsa","aes","xor","des","dh\""], 0 errors
without the last line break: , ["1","rsa;aes;xor;des;dh"], 0 errors
skipEmptyLines: , ["1","rsa;aes;xor;des;dh"], 0 errors' ] || {
  echo 'The delimiter is found in another way now.' >&2
  exit 1
}
