import { createHash, type Hash } from 'node:crypto'
import { once } from 'node:events'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startProduct, type Product } from '../kit/product.ts'
import { addContainer, dial, exchange, proxySettings, proxyUrl, startTarget } from '../kit/proxy.ts'
import { createTestDatabase, dropTestDatabase } from '../kit/services/test-database.ts'
import { until } from '../kit/wait.ts'
import { watchMemory } from '../kit/watch-memory.ts'

/** Of each direction; a gibibyte in all. */
const sizeBytes = 512 * 1024 ** 2
const allowedGrowthBytes = 100 * 1024 ** 2
const chunk = Buffer.alloc(256 * 1024, 'a chunk of a very long connection ')

let databaseUrl: string
let product: Product
let client: Client

beforeAll(async () => {
  databaseUrl = await createTestDatabase()
  product = await startProduct({ databaseUrl, env: proxySettings })
  client = new Client(databaseUrl)
  await client.connect()
})

afterAll(async () => {
  await client.end()
  await product.stop()
  await dropTestDatabase(databaseUrl)
})

/** All of it as it is sent; `send` resolves once there is room for more. */
async function sendAll(send: (bytes: Buffer) => Promise<unknown> | undefined): Promise<string> {
  const hash = createHash('sha256')
  for (let sent = 0; sent < sizeBytes; sent += chunk.length) {
    hash.update(chunk)
    await send(chunk)
  }
  return hash.digest('hex')
}

/** Hears bytes until all have come. */
function receiver() {
  const hash: Hash = createHash('sha256')
  const { promise, resolve } = Promise.withResolvers<string>()
  let left = sizeBytes
  return {
    hash: promise,
    hear(bytes: Buffer) {
      hash.update(bytes)
      left -= bytes.length
      if (left === 0) resolve(hash.digest('hex'))
    },
  }
}

it('passes on 10,000 questions and answers in turn', async () => {
  const echo = await startTarget()
  const socket = await dial(proxyUrl(product, await addContainer(client, { port: echo.port })))
  let right = 0
  for (let turn = 0; turn < 10_000; turn += 1) {
    const question = `question ${turn}`
    if ((await exchange(socket, question)).toString() === question) right += 1
  }
  expect(right).toBe(10_000)
  socket.terminate()
  await echo.stop()
}, 120_000)

it('passes on a gibibyte through one connection, and holds none of it', async () => {
  const up = receiver()
  const down = receiver()
  const target = await startTarget((socket) => void socket.on('data', up.hear))
  const socket = await dial(proxyUrl(product, await addContainer(client, { port: target.port })))
  socket.on('message', down.hear)
  await until(() => target.sockets.length === 1, 'the service is connected to')
  const { result, grownBytes } = await watchMemory(product.pid(), async () => {
    const [served] = target.sockets
    if (!served) throw new Error('the service has gone')
    const sentDown = await sendAll((bytes) => (served.write(bytes) ? undefined : once(served, 'drain')))
    const receivedDown = await down.hash
    const sentUp = await sendAll((bytes) => new Promise((resolve) => socket.send(bytes, resolve)))
    return { sentDown, receivedDown, sentUp, receivedUp: await up.hash }
  })
  expect(result.receivedDown).toBe(result.sentDown)
  expect(result.receivedUp).toBe(result.sentUp)
  expect(grownBytes).toBeLessThan(allowedGrowthBytes)
  socket.terminate()
  await target.stop()
}, 120_000)

it('keeps no more of a fast sender than a slow reader takes', async () => {
  const target = await startTarget((served) => {
    served.pause()
    const pour = () => {
      while (served.writable && served.write(chunk));
    }
    served.on('drain', pour)
    pour()
  })
  const socket = await dial(proxyUrl(product, await addContainer(client, { port: target.port })))
  socket.pause()
  const { grownBytes } = await watchMemory(product.pid(), async () => {
    // Neither end reads, so both directions fill up and then stand still.
    let sent = 0
    while (sent < sizeBytes / 2 && socket.bufferedAmount < 64 * chunk.length) {
      socket.send(chunk)
      sent += chunk.length
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(socket.bufferedAmount).toBeGreaterThanOrEqual(64 * chunk.length)
  })
  expect(grownBytes).toBeLessThan(allowedGrowthBytes)
  socket.terminate()
  await target.stop()
}, 60_000)
