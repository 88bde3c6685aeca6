#!/usr/bin/env bash
# turndown 7.2.5, with marked 18.2.1 as the reader.
# turndown escapes text that Markdown would take as markup (its documentation, Escaping Markdown Characters): a paragraph
# that begins with `1.` stays one. A list may also have `1)` (CommonMark, section 5.3), which is not escaped, so such a
# paragraph comes back as a list, and its number as the start of it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --silent turndown@7.2.5 marked@18.2.1

cat > run.mjs <<'END'
import { marked } from 'marked'
import Turndown from 'turndown'

for (const html of ['<p>3. is open</p>', '<p>3) is open</p>']) {
  const text = new Turndown().turndown(html)
  console.log(`${html} -> ${text} -> ${marked.parse(text).replaceAll('\n', '')}`)
}
END

seen=$(node run.mjs)
echo "$seen"
[ "$seen" = '<p>3. is open</p> -> 3\. is open -> <p>3. is open</p>
<p>3) is open</p> -> 3) is open -> <ol start="3"><li>is open</li></ol>' ] || {
  echo 'A number with a parenthesis is escaped in another way now.' >&2
  exit 1
}
