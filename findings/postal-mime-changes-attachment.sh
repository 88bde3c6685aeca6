#!/usr/bin/env bash
# postal-mime 4.0.0, with mailparser 3.14.2 as the second reader.
# The line break before a boundary belongs to the boundary, not to the part (RFC 2046, section 5.1.1), and an attachment
# is bytes. postal-mime gives an attachment without base64 back with each CRLF as LF and with one more LF at the end, so
# its size and its hash differ from those of the file that was sent. mailparser gives the bytes that were sent.
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
  'Content-Type: multipart/mixed; boundary=part',
  '',
  '--part',
  'Content-Type: application/octet-stream',
  'Content-Disposition: attachment; filename=key.txt',
  '',
  'one\r\ntwo',
  '--part--',
  '',
].join('\r\n')
const show = (content) => JSON.stringify(Buffer.from(content).toString())
console.log(`postal-mime: ${show((await PostalMime.parse(mail)).attachments[0].content)}`)
console.log(`mailparser: ${show((await simpleParser(mail)).attachments[0].content)}`)
END

seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'postal-mime: "one\ntwo\n"
mailparser: "one\r\ntwo"' ] || {
  echo 'An attachment without base64 is read in another way now.' >&2
  exit 1
}
