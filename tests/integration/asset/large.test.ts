import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { longBodyBytes } from '../../../server/rest/bodies.ts'
import { sha256 } from '../../kit/calls/forms.ts'
import { startProduct, type Product } from '../../kit/server/product.ts'
import { createTestDatabase, dropTestDatabase } from '../../kit/services/test-database.ts'
import { watchMemory } from '../../kit/server/watch-memory.ts'

const sizeBytes = 1024 ** 3 / 2
// Less than half of the file: buffers that wait for the garbage collector on a busy machine took 110 MiB.
const allowedGrowthBytes = 200 * 1024 ** 2
const chunk = Buffer.alloc(1024 ** 2, 'a chunk of a very large file ')

let databaseUrl: string
let product: Product
let admin: Actor

beforeAll(async () => {
  databaseUrl = await createTestDatabase()
  product = await startProduct({ databaseUrl })
  admin = await product.admin()
})

afterAll(async () => {
  await product.stop()
  await dropTestDatabase(databaseUrl)
})

function* largeFile() {
  for (let sent = 0; sent < sizeBytes; sent += chunk.length) yield chunk
}

async function upload(): Promise<{ status: number | undefined; text: string }> {
  const head = '--b\r\ncontent-disposition: form-data; name="files"; filename="large.bin"\r\n\r\n'
  const tail = '\r\n--b--\r\n'
  const outgoing = httpRequest(new URL('/api/assets', product.url), {
    method: 'POST',
    headers: {
      cookie: admin.cookieHeader,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': head.length + sizeBytes + tail.length,
    },
  })
  const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>
  const body = function* () {
    yield head
    yield* largeFile()
    yield tail
  }
  await pipeline(Readable.from(body()), outgoing)
  const [answer] = await answered
  let text = ''
  for await (const part of answer) text += String(part)
  return { status: answer.statusCode, text }
}

it('stores and serves half a gibibyte without holding it in memory', async () => {
  const digest = createHash('sha256')
  for (const part of largeFile()) digest.update(part)
  const hash = digest.digest('hex')
  // The first request of a kind loads code that stays in memory.
  await (await admin.fetch('/api/config')).text()

  const sent = await watchMemory(product.pid(), upload)
  expect(sent.result).toEqual({ status: 200, text: JSON.stringify([{ hash, name: 'large.bin' }]) })
  expect(sent.grownBytes).toBeLessThan(allowedGrowthBytes)

  const received = await watchMemory(product.pid(), async () => {
    const answer = await fetch(new URL(`/assets/${hash}/large.bin`, product.url))
    expect(answer.headers.get('content-length')).toBe(String(sizeBytes))
    const seen = createHash('sha256')
    for await (const part of answer.body ?? []) seen.update(part)
    return seen.digest('hex')
  })
  expect(received.result).toBe(hash)
  expect(received.grownBytes).toBeLessThan(allowedGrowthBytes)
})

it('stores a file that is sent with its operation and is larger than the largest document', async () => {
  const file = Buffer.alloc(longBodyBytes + 1, 'a file ')
  const body = new FormData()
  const query =
    'mutation ($input: UploadFilesInput!) { uploadFiles(input: $input) { ... on UploadFilesPayload { files { hash } } } }'
  body.append('operations', JSON.stringify({ query, variables: { input: { files: [null] } } }))
  body.append('map', JSON.stringify({ 0: ['variables.input.files.0'] }))
  body.append('0', new Blob([file]), 'large.bin')
  const headers = { 'graphql-require-preflight': '1' }
  const answer = await admin.fetch('/graphql', { method: 'POST', body, headers })
  expect(await answer.json()).toEqual({ data: { uploadFiles: { files: [{ hash: sha256(file) }] } } })
})
