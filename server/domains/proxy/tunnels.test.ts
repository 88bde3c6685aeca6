import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadConfig } from '../../config/config.ts'
import { createTunnels } from './tunnels.ts'

const minuteMs = 60_000
const [binary, ping, pong] = [2, 9, 10]
const masked = (text: string) =>
  Buffer.concat([Buffer.from([0x82, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)])
const emptyFrame = (opcode: number) => Buffer.from([0x80 | opcode, 0x80, 0, 0, 0, 0])

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

async function pair(): Promise<[near: Socket, far: Socket]> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const far = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' })
  const [near] = (await once(server, 'connection')) as [Socket]
  server.close()
  return [near, far]
}

/** Counts and collects the frames of at most 125 bytes that arrive. */
function followFrames(player: Socket) {
  const received = { text: '', pings: 0, pongs: 0 }
  let bytes = Buffer.alloc(0)
  player.on('data', (chunk: Buffer) => {
    bytes = Buffer.concat([bytes, chunk])
    for (;;) {
      const [first, length] = bytes
      if (first === undefined || length === undefined || bytes.length < 2 + length) return
      const opcode = first & 0x0f
      if (opcode === ping) received.pings += 1
      if (opcode === pong) received.pongs += 1
      if (opcode === binary) received.text += bytes.toString('utf8', 2, 2 + length)
      bytes = bytes.subarray(2 + length)
    }
  })
  return received
}

/** A connection through a platform with this setting, whose service echoes. */
async function tunnel(idleMinutes: string | null) {
  const env = idleMinutes === null ? {} : { HALYARD_PROXY_IDLE_MINUTES: idleMinutes }
  const logger = pino({ level: 'silent' })
  const tunnels = createTunnels({ config: loadConfig(env, tmpdir()), redis: null, logger })
  const [client, player] = await pair()
  const [target, service] = await pair()
  service.pipe(service)
  const slot = { connectionId: 'a', release: () => undefined }
  const ended = tunnels.run({ client, target, head: Buffer.alloc(0), recorder: null, slot })
  const received = followFrames(player)
  const until = async (isReached: () => boolean) => {
    while (!isReached()) await once(player, 'data')
  }
  return {
    /** Whether the service still answers. */
    async echoes(text: string) {
      received.text = ''
      player.write(masked(text))
      await until(() => received.text.length >= text.length)
      return received.text
    },
    /** Answers the ping with this number. Resolves when the platform has read the answer. */
    async answersPing(number: number) {
      await until(() => received.pings >= number)
      player.write(Buffer.concat([emptyFrame(pong), emptyFrame(ping)]))
      await until(() => received.pongs >= number)
      return received.pings
    },
    async ends() {
      await once(player, 'end')
      player.destroy()
      await ended
      await tunnels.dispose()
      return true
    },
  }
}

it('keeps an idle connection open for the default 30 minutes', async () => {
  const { echoes, ends } = await tunnel(null)
  expect(await echoes('one')).toBe('one')
  vi.advanceTimersByTime(29 * minuteMs)
  expect(await echoes('two')).toBe('two')
  vi.advanceTimersByTime(minuteMs)
  expect(await ends()).toBe(true)
})

it('ends a connection that is idle for the set minutes, but not a busy one', async () => {
  const { echoes, ends } = await tunnel('2')
  for (let minute = 0; minute < 5; minute += 1) {
    expect(await echoes('tick')).toBe('tick')
    vi.advanceTimersByTime(1.5 * minuteMs)
  }
  vi.advanceTimersByTime(minuteMs)
  expect(await ends()).toBe(true)
})

it('pings the client each 20 seconds, which does not count as data', async () => {
  const { answersPing, ends } = await tunnel('2')
  for (let number = 1; number <= 6; number += 1) {
    vi.advanceTimersByTime(minuteMs / 3)
    expect(await answersPing(number)).toBe(number)
  }
  vi.advanceTimersByTime(minuteMs)
  expect(await ends()).toBe(true)
})
