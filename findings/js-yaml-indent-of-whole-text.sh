#!/usr/bin/env bash
# js-yaml 5.5.0 and yaml 2.9.1.
# A text that begins with a space is a block with the number of its indent, counted from the indent around it. A document
# has the indent -1 (YAML 1.2.2, rule l-bare-document). js-yaml counts from there, yaml from 0: a document that is only
# such a text loses a space between the two, or is refused. Inside of a mapping both agree.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --silent js-yaml@5.5.0 yaml@2.9.1

cat > run.mjs <<'END'
import { dump, load } from 'js-yaml'
import { parse } from 'yaml'

for (const value of ['  one\n', '  one\ntwo\n', { text: '  one\ntwo\n' }]) {
  const text = dump(value)
  console.log(JSON.stringify(text))
  for (const [name, read] of Object.entries({ 'js-yaml': load, yaml: parse })) {
    try {
      const same = JSON.stringify(read(text)) === JSON.stringify(value)
      console.log(`  ${name}: ${same ? 'the same' : `changed to ${JSON.stringify(read(text))}`}`)
    } catch {
      console.log(`  ${name}: refused`)
    }
  }
}
END

seen=$(node run.mjs)
echo "$seen"
[ "$seen" = '"|3\n    one\n"
  js-yaml: the same
  yaml: changed to " one\n"
"|3\n    one\n  two\n"
  js-yaml: the same
  yaml: refused
"text: |2\n    one\n  two\n"
  js-yaml: the same
  yaml: the same' ] || {
  echo 'The text is written or read in another way now.' >&2
  exit 1
}
