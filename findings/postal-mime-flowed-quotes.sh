#!/usr/bin/env bash
# postal-mime 4.0.0, with mailparser 3.14.2 as the second reader.
# In a text with `format=flowed` a quoted line that ends with a space goes on in the next line of the same depth, whose
# quote marks are not part of the text (RFC 3676, section 4.5). postal-mime joins the lines with the marks between them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --silent postal-mime@4.0.0 mailparser@3.14.2

cat > run.mjs <<'END'
import { simpleParser } from 'mailparser'
import PostalMime from 'postal-mime'

const mail = [
  'From: a@ctf.example',
  'MIME-Version: 1.0',
  'Content-Type: text/plain; format=flowed',
  '',
  '> The server of the ',
  '> second task is down.',
  'It runs again.',
  '',
].join('\r\n')
console.log(`postal-mime: ${JSON.stringify((await PostalMime.parse(mail)).text)}`)
console.log(`mailparser: ${JSON.stringify((await simpleParser(mail)).text)}`)
END

seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'postal-mime: "> The server of the > second task is down.\nIt runs again.\n"
mailparser: "> The server of the second task is down.\nIt runs again."' ] || {
  echo 'Flowed quotes are read in another way now.' >&2
  exit 1
}
