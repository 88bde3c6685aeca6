import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, expect, it } from 'vitest'
import { startRelay, type RelayTimes, type TrafficRecorder } from './relay.ts'
import { closeFrame } from './websocket-frames.ts'

const patient: RelayTimes = { sessionMs: 60_000, idleMs: 60_000, pingMs: 60_000, closeTimeoutMs: 60_000 }
const opened: Socket[] = []
const masked = (text: string) =>
  Buffer.concat([Buffer.from([0x82, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)])

afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy()
})

/** Two ends of one connection. */
async function pair(): Promise<[near: Socket, far: Socket]> {
  const server = createServer({ allowHalfOpen: true }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const far = connect({
    port: (server.address() as AddressInfo).port,
    host: '127.0.0.1',
    allowHalfOpen: true,
  })
  const [near] = (await once(server, 'connection')) as [Socket]
  server.close()
  opened.push(near, far)
  far.on('error', () => undefined)
  return [near, far]
}

async function relayed({ times = {}, recorder = null, head = '' }: RelayOptions = {}) {
  const [client, player] = await pair()
  const [target, service] = await pair()
  const relay = startRelay({
    client,
    target,
    head: head === '' ? Buffer.alloc(0) : masked(head),
    recorder,
    times: { ...patient, ...times },
  })
  return { relay, client, player, service }
}
type RelayOptions = { times?: Partial<RelayTimes>; recorder?: TrafficRecorder | null; head?: string }

it('ends a connection at the time limit, also if it is busy', async () => {
  const { relay, player, service } = await relayed({ times: { sessionMs: 200 } })
  const talking = setInterval(() => player.write(masked('tick')), 10)
  service.pipe(service)
  const received = buffer(player)
  const passed = relay.ended
  player.once('end', () => {
    clearInterval(talking)
    player.end()
  })
  expect((await received).subarray(-2).equals(closeFrame)).toBe(true)
  expect((await passed).fromClientBytes).toBeGreaterThan(0)
})

it('ends an idle connection', async () => {
  const { relay, player, service } = await relayed({ times: { idleMs: 100 } })
  service.resume().once('end', () => service.end())
  expect(await buffer(player)).toEqual(closeFrame)
  player.end()
  expect(await relay.ended).toEqual({ fromClientBytes: 0, toClientBytes: 0, error: null })
})

it('ends when one side never responds', async () => {
  // Neither side answers the close.
  const { relay, player, service } = await relayed({ times: { closeTimeoutMs: 100 } })
  player.pause()
  service.pause()
  relay.end()
  expect((await relay.ended).error).toBe(null)
})

it('forwards data that was read with the handshake', async () => {
  const { player, service } = await relayed({ head: 'early' })
  player.write(masked(' and late'))
  player.end()
  expect((await buffer(service)).toString()).toBe('early and late')
})

it('waits for the capture file, and continues without it if it fails', async () => {
  const file = new PassThrough({ highWaterMark: 1 })
  const received: string[] = []
  const recorder = {
    file,
    fromTarget: () => undefined,
    fromClient(bytes: Buffer) {
      received.push(bytes.toString())
      file.write(bytes)
    },
  } as unknown as TrafficRecorder
  const { client, player, service } = await relayed({ recorder })
  player.write(masked('one'))
  const [first] = (await once(service, 'data')) as [Buffer]
  expect(first.toString()).toBe('one')
  player.write(masked('two'))
  expect(client.isPaused()).toBe(true)
  expect(received).toEqual(['one'])
  file.on('error', () => undefined).destroy(new Error('the disk is full'))
  const [second] = (await once(service, 'data')) as [Buffer]
  expect(second.toString()).toBe('two')
})

it('closes a connection with another protocol after forwarding earlier data', async () => {
  const { relay, player, service } = await relayed()
  const received = buffer(service)
  player.write(Buffer.concat([masked('fine'), Buffer.from('GET / HTTP/1.1')]))
  expect((await received).toString()).toBe('fine')
  service.end()
  expect((await buffer(player)).length).toBe(0)
  player.end()
  expect((await relay.ended).error?.message).toMatch(/./)
})
