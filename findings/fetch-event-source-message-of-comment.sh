#!/usr/bin/env bash
# @microsoft/fetch-event-source 2.0.1, with eventsource 4.1.1 as the second reader.
# An event without data is not dispatched (HTML Standard, section 9.2.6), so a server may send a comment and an empty line
# to keep the connection. The parser calls `onmessage` for it, with the data '', which no JSON parser takes; likewise for
# an event with an id or a name only.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --silent @microsoft/fetch-event-source@2.0.1 eventsource@4.1.1

cat > run.mjs <<'END'
import { createServer } from 'node:http'
import { fetchEventSource } from '@microsoft/fetch-event-source'
import { EventSource } from 'eventsource'

globalThis.document = { hidden: false, addEventListener() {}, removeEventListener() {} }
globalThis.window = globalThis
const stream = 'data: one\n\n: keep\n\nid: 7\n\ndata: two\n\n'
const server = createServer((_, answer) => {
  answer.setHeader('content-type', 'text/event-stream').end(stream)
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const url = `http://127.0.0.1:${server.address().port}/`
const first = []
await fetchEventSource(url, { onmessage: ({ data }) => first.push(data), fetch })
const second = []
await new Promise((resolve) => {
  const source = new EventSource(url)
  source.onmessage = ({ data }) => second.push(data)
  source.onerror = () => {
    source.close()
    resolve()
  }
})
server.close()
console.log(`fetch-event-source: ${JSON.stringify(first)}`)
console.log(`eventsource: ${JSON.stringify(second)}`)
END

seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'fetch-event-source: ["one","","","two"]
eventsource: ["one","two"]' ] || {
  echo 'Events without data are read in another way now.' >&2
  exit 1
}
