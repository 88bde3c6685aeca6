#!/usr/bin/env bash
# mailparser 3.14.2, with postal-mime 4.0.0 as the second reader.
# A long file name of a mail comes in numbered parts. Only a part with `*` at the end of its name is percent-encoded; a
# quoted part between them is plain (RFC 2231, section 4.1). mailparser decodes every part, so a name that holds a percent
# sign changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --silent mailparser@3.14.2 postal-mime@4.0.0

cat > run.mjs <<'END'
import { simpleParser } from 'mailparser'
import PostalMime from 'postal-mime'

const mail = [
  'From: a@ctf.example',
  'MIME-Version: 1.0',
  'Content-Type: application/octet-stream',
  'Content-Disposition: attachment;',
  " filename*0*=UTF-8''caf%C3%A9-;",
  ' filename*1="100%41.bin"',
  '',
  'x',
].join('\r\n')
console.log(`mailparser: ${(await simpleParser(mail)).attachments[0].filename}`)
console.log(`postal-mime: ${(await PostalMime.parse(mail)).attachments[0].filename}`)
END

seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'mailparser: café-100A.bin
postal-mime: café-100%41.bin' ] || {
  echo 'Parts of a file name are read in another way now.' >&2
  exit 1
}
