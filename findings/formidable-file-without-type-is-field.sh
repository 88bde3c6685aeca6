#!/usr/bin/env bash
# formidable 3.5.4, with busboy 1.6.0 as the second reader.
# `filename` makes a part of a form a file, and its Content-Type is optional (RFC 7578, sections 4.2 and 4.4). formidable
# looks at the Content-Type only: a file without one becomes a field, its name is lost and bytes that are no UTF-8 are
# replaced; a field with one, for example JSON, becomes a file without a name.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --silent formidable@3.5.4 busboy@1.6.0

cat > run.mjs <<'END'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import busboy from 'busboy'
import formidable from 'formidable'

const part = (head, body) => Buffer.concat([Buffer.from(`--part\r\n${head}\r\n\r\n`), body, Buffer.from('\r\n')])
const body = Buffer.concat([
  part('Content-Disposition: form-data; name="binary"; filename="task.bin"', Buffer.from([0x7f, 0x45, 0xff])),
  part('Content-Disposition: form-data; name="facts"\r\nContent-Type: application/json', Buffer.from('{}')),
  Buffer.from('--part--\r\n'),
])
const readers = {
  async formidable(request) {
    const [fields, files] = await formidable({ uploadDir: process.cwd() }).parse(request)
    const lines = Object.entries(fields).map(([name, [value]]) => `field ${name} ${Buffer.from(value).toString('hex')}`)
    for (const [name, [file]] of Object.entries(files)) {
      lines.push(`file ${name} ${file.originalFilename} ${(await readFile(file.filepath)).toString('hex')}`)
    }
    return lines
  },
  busboy: (request) =>
    new Promise((resolve, reject) => {
      const lines = []
      const form = busboy({ headers: request.headers })
      form.on('field', (name, value) => lines.push(`field ${name} ${Buffer.from(value).toString('hex')}`))
      form.on('file', async (name, stream, { filename }) => {
        lines.push(`file ${name} ${filename} ${Buffer.concat(await stream.toArray()).toString('hex')}`)
      })
      form.on('error', reject).on('close', () => resolve(lines))
      request.pipe(form)
    }),
}
const server = createServer(async (request, answer) => {
  const lines = await readers[request.url.slice(1)](request)
  answer.end(lines.sort().join('\n  '))
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
for (const name of Object.keys(readers)) {
  const headers = { 'content-type': 'multipart/form-data; boundary=part' }
  const answer = await fetch(`http://127.0.0.1:${server.address().port}/${name}`, { method: 'POST', headers, body })
  console.log(`${name}:\n  ${await answer.text()}`)
}
server.close()
END

seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'formidable:
  field binary 7f45efbfbd
  file facts null 7b7d
busboy:
  field facts 7b7d
  file binary task.bin 7f45ff' ] || {
  echo 'Files and fields are told apart in another way now.' >&2
  exit 1
}
