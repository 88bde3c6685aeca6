#!/usr/bin/env bash
# fastify 5.12.8 with @fastify/compress 9.2.0.
# With the plugin, the body of a request that has `Content-Encoding` comes to a content type parser as a stream that is
# paused. A plain body comes as one that flows as soon as somebody listens for `data`. A parser that works for plain
# bodies waits for ever for a compressed one, unless it calls `resume` or reads the stream by `for await`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --silent fastify@5.12.8 @fastify/compress@9.2.0

cat > run.mjs <<'END'
import { gzipSync } from 'node:zlib'
import compress from '@fastify/compress'
import Fastify from 'fastify'

const app = Fastify()
await app.register(compress)
app.addContentTypeParser('text/x-log', async (request, payload) => {
  const state = `paused ${payload.isPaused()}`
  let text = ''
  for await (const part of payload) text += part
  return `${state}, text ${text}`
})
app.post('/', async ({ body }) => body)
const post = async (headers, payload) =>
  (await app.inject({ method: 'POST', url: '/', headers: { 'content-type': 'text/x-log', ...headers }, payload })).body
console.log(`plain: ${await post({}, 'ahoy')}`)
console.log(`gzip: ${await post({ 'content-encoding': 'gzip' }, gzipSync('ahoy'))}`)
END

seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'plain: paused false, text ahoy
gzip: paused true, text ahoy' ]
