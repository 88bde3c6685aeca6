import { createHash, type Hash } from 'node:crypto'
import { once } from 'node:events'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startProduct, type Product } from '../../kit/server/product.ts'
import {
  addContainer,
  dial,
  exchange,
  proxySettings,
  proxyUrl,
  startTarget,
} from '../../kit/services/proxy.ts'
import { createTestDatabase, dropTestDatabase } from '../../kit/services/test-database.ts'
import { until } from '../../kit/wait.ts'
import { watchMemory } from '../../kit/server/watch-memory.ts'

/** Bytes per direction and round. Two rounds in both directions are half a gibibyte. */
const sizeBytes = 128 * 1024 ** 2
const warmUps = 2
const rounds = 2
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

/** Sends all bytes and returns their hash. `send` resolves when the socket has room for more. */
async function sendAll(send: (bytes: Buffer) => Promise<unknown> | undefined): Promise<string> {
  const hash = createHash('sha256')
  for (let sent = 0; sent < sizeBytes; sent += chunk.length) {
    hash.update(chunk)
    await send(chunk)
  }
  return hash.digest('hex')
}

/** Hashes the received bytes. `hash` resolves when all have arrived. */
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

it('forwards 10,000 requests and responses in turn', async () => {
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
})

it('forwards half a gibibyte through one connection without buffering it', async () => {
  let [up, down] = [receiver(), receiver()]
  const target = await startTarget((served) => void served.on('data', (bytes: Buffer) => up.hear(bytes)))
  const socket = await dial(proxyUrl(product, await addContainer(client, { port: target.port })))
  socket.on('message', (bytes: Buffer) => down.hear(bytes))
  await until(() => target.sockets.length === 1, 'the service is connected to')
  const [served] = target.sockets
  if (!served) throw new Error('the service has gone')

  const passRound = async () => {
    ;[up, down] = [receiver(), receiver()]
    const sentDown = await sendAll((bytes) => (served.write(bytes) ? undefined : once(served, 'drain')))
    expect(await down.hash).toBe(sentDown)
    const sentUp = await sendAll((bytes) => new Promise((resolve) => socket.send(bytes, resolve)))
    expect(await up.hash).toBe(sentUp)
  }
  // Garbage is collected late, so memory may grow at first. It must not keep growing.
  for (let round = 0; round < warmUps; round += 1) await passRound()
  const { grownBytes } = await watchMemory(product.pid(), async () => {
    for (let round = 0; round < rounds; round += 1) await passRound()
  })
  expect(grownBytes).toBeLessThan(allowedGrowthBytes)
  socket.terminate()
  await target.stop()
})

it('applies backpressure to the sender', async () => {
  const pieces = Array.from({ length: sizeBytes / chunk.length }, () => chunk)
  const target = await startTarget((served) => {
    served.pause()
    for (const piece of pieces) served.write(piece)
  })
  const socket = await dial(proxyUrl(product, await addContainer(client, { port: target.port })))
  socket.pause()
  await until(() => target.sockets.length === 1, 'the service is connected to')
  for (const piece of pieces) socket.send(piece)
  // Neither side reads, so both directions fill up and stop.
  const waiting = () => [socket.bufferedAmount, target.sockets[0]?.writableLength ?? 0] as const
  let [seen, steadySince] = [waiting(), Date.now()]
  await until(() => {
    const now = waiting()
    if (now.some((bytes, index) => bytes !== seen[index])) [seen, steadySince] = [now, Date.now()]
    return Date.now() - steadySince > 1000
  }, 'both stand still')
  expect(Math.min(...waiting())).toBeGreaterThan(sizeBytes / 2)
  socket.terminate()
  await target.stop()
})
