#!/usr/bin/env bash
# nodemailer 10.6.1, read by mailparser 3.14.2 and postal-mime 4.0.0.
# A header of ASCII goes out as it is, unless the text looks like an encoded word; then it must be encoded itself, since
# every reader decodes it (RFC 2047, section 6.2). nodemailer does not look, so a subject that quotes such a word comes as
# another text. With one letter that is not ASCII in it the same subject is right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --silent nodemailer@10.6.1 mailparser@3.14.2 postal-mime@4.0.0

cat > run.mjs <<'END'
import { simpleParser } from 'mailparser'
import nodemailer from 'nodemailer'
import PostalMime from 'postal-mime'

const transport = nodemailer.createTransport({ streamTransport: true, buffer: true })
for (const subject of ['Task: read =?utf-8?Q?fl=61g?= aloud', 'Täsk: read =?utf-8?Q?fl=61g?= aloud']) {
  const { message } = await transport.sendMail({ from: 'a@ctf.example', to: 'b@ctf.example', subject, text: 'x' })
  const [first, second] = [await simpleParser(message), await PostalMime.parse(message)]
  console.log(`${subject}\n  mailparser:  ${first.subject}\n  postal-mime: ${second.subject}`)
}
END

seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'Task: read =?utf-8?Q?fl=61g?= aloud
  mailparser:  Task: read flag aloud
  postal-mime: Task: read flag aloud
Täsk: read =?utf-8?Q?fl=61g?= aloud
  mailparser:  Täsk: read =?utf-8?Q?fl=61g?= aloud
  postal-mime: Täsk: read =?utf-8?Q?fl=61g?= aloud' ] || {
  echo 'The subject is written or read in another way now.' >&2
  exit 1
}
