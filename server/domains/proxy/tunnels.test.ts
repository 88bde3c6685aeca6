import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadConfig } from '../../config/config.ts'
import { createTunnels } from './tunnels.ts'

const minuteMs = 60_000
const masked = (text: string) =>
  Buffer.concat([Buffer.from([0x82, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)])

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
  return {
    /** Whether the service still answers. */
    async echoes(text: string) {
      player.write(masked(text))
      const [answer] = (await once(player, 'data')) as [Buffer]
      return answer.subarray(2).toString()
    },
    async ends() {
      const rest = buffer(player)
      await rest
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
