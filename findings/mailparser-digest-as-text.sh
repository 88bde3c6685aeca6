#!/usr/bin/env bash
# mailparser 3.14.2, with postal-mime 4.0.0 as the second reader.
# A part of a `multipart/digest` without a Content-Type is a mail (RFC 2046, section 5.1.5), as lists send them. mailparser
# takes it for text, so the headers of each mail are in the body of the digest. In a `multipart/mixed` with the type
# written out it gives the mail as an attachment.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --silent mailparser@3.14.2 postal-mime@4.0.0

cat > run.mjs <<'END'
import { simpleParser } from 'mailparser'
import PostalMime from 'postal-mime'

const digest = (type, header) =>
  ['From: list@ctf.example', 'MIME-Version: 1.0', `Content-Type: multipart/${type}; boundary=part`, '', '--part']
    .concat(header, '', 'From: a@ctf.example', 'Subject: Second', '', 'Hello', '--part--', '')
    .join('\r\n')
for (const [type, header] of [
  ['mixed', ['Content-Type: message/rfc822']],
  ['digest', []],
]) {
  const mail = digest(type, header)
  const first = await simpleParser(mail)
  const second = await PostalMime.parse(mail, { forceRfc822Attachments: true })
  const types = (attachments) => attachments.map((one) => one.contentType ?? one.mimeType).join() || 'no attachment'
  console.log(`${type}: mailparser ${types(first.attachments)}, text ${JSON.stringify(first.text ?? '')}`)
  console.log(`${type}: postal-mime ${types(second.attachments)}, text ${JSON.stringify(second.text ?? '')}`)
}
END

seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'mixed: mailparser message/rfc822, text ""
mixed: postal-mime message/rfc822, text ""
digest: mailparser no attachment, text "From: a@ctf.example\nSubject: Second\n\nHello"
digest: postal-mime message/rfc822, text ""' ] || {
  echo 'A digest is read in another way now.' >&2
  exit 1
}
