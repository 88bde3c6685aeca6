import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { platformName } from '../../../server/config/platform-name.ts'
import { connectRedis } from '../../../server/redis/connect-redis.ts'
import { createEventBus } from '../../../server/events/event-bus.ts'
import { createLogger } from '../../../server/runtime/logger.ts'
import { startRedis, type TestRedis } from '../../kit/services/test-redis.ts'
import { until } from '../../kit/wait.ts'

const secret = 'a secret of at least thirty-two characters'
const logger = createLogger({ level: 'silent', pretty: false })
let redis: TestRedis

beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis.stop())

async function openBus(of = secret) {
  const connection = connectRedis(redis.url, of)
  const bus = createEventBus({ redis: connection, logger })
  const stop = async () => {
    await bus.dispose()
    await connection.quit()
  }
  await until(() => connection.status === 'ready', 'the connection is ready')
  return { bus, stop }
}

/** Two processes that receive the events of each other. */
async function openPair() {
  const [one, other] = [await openBus(), await openBus()]
  const moved: number[] = []
  other.bus.on('board.moved', ({ seq }) => moved.push(seq))
  onTestFinished(async () => {
    await one.stop()
    await other.stop()
  })
  await until(async () => (await one.bus.countProcesses()) === 2, 'both receive events')
  return { one: one.bus, moved }
}

it('sends the events of one turn in one message, in order, and each once', async () => {
  const { one, moved } = await openPair()
  const listener = new Redis(redis.url)
  onTestFinished(async () => void (await listener.quit()))
  const messages: string[] = []
  listener.on('message', (_channel, text) => messages.push(text))
  await listener.subscribe(`halyard:${platformName(secret, 'redis')}:events`)
  for (const seq of [1, 2, 3]) one.emit('board.moved', { gameId: 1, seq })
  await until(() => moved.length === 3 && messages.length > 0, 'the events arrive')
  one.emit('board.moved', { gameId: 1, seq: 4 })
  await until(() => moved.length === 4 && messages.length > 1, 'the later event arrives')
  expect(moved).toEqual([1, 2, 3, 4])
  expect(messages.map((text) => (JSON.parse(text) as { events: unknown[] }).events.length)).toEqual([3, 1])
})

it('sends what was emitted right before its end', async () => {
  const { moved } = await openPair()
  const leaving = await openBus()
  leaving.bus.emit('board.moved', { gameId: 1, seq: 9 })
  await leaving.stop()
  await until(() => moved.length > 0, 'the event arrives')
  expect(moved).toEqual([9])
})

it('keeps the events of another platform on the same Redis apart', async () => {
  const { one, moved } = await openPair()
  const stranger = await openBus('another secret of at least thirty-two characters')
  onTestFinished(stranger.stop)
  const heard: number[] = []
  stranger.bus.on('board.moved', ({ seq }) => heard.push(seq))
  await until(async () => (await stranger.bus.countProcesses()) === 1, 'it receives its own events')
  expect(await one.countProcesses()).toBe(2)
  stranger.bus.emit('board.moved', { gameId: 1, seq: 5 })
  one.emit('board.moved', { gameId: 1, seq: 6 })
  // Redis delivers in order, so that a message which comes back shows that those before it were delivered.
  await stranger.bus.testRedis()
  await until(() => moved.length > 0, 'the own event arrives')
  await one.testRedis()
  await stranger.bus.testRedis()
  expect([moved, heard]).toEqual([[6], [5]])
})
