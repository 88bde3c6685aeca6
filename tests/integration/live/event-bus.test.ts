import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { createEventBus } from '../../../server/events/event-bus.ts'
import { createLogger } from '../../../server/runtime/logger.ts'
import { startRedis, type TestRedis } from '../../kit/services/test-redis.ts'
import { until } from '../../kit/wait.ts'

const channel = 'halyard:events'
const logger = createLogger({ level: 'silent', pretty: false })
let redis: TestRedis

beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis.stop())

async function openBus() {
  const connection = new Redis(redis.url)
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
  await listener.subscribe(channel)
  for (const seq of [1, 2, 3]) one.emit('board.moved', { gameId: 1, seq })
  await until(() => moved.length === 3 && messages.length > 0, 'the events arrive')
  one.emit('board.moved', { gameId: 1, seq: 4 })
  await until(() => moved.length === 4 && messages.length > 1, 'the later event arrives')
  expect(moved).toEqual([1, 2, 3, 4])
  expect(messages.map((text) => (JSON.parse(text) as { events: unknown[] }).events.length)).toEqual([3, 1])
})

it('receives the events of a process of an earlier version', async () => {
  const { moved } = await openPair()
  const former = new Redis(redis.url)
  onTestFinished(async () => void (await former.quit()))
  const message = { origin: 'former', name: 'board.moved', payload: { gameId: 1, seq: 7 } }
  await former.publish(channel, JSON.stringify(message))
  await until(() => moved.length > 0, 'the event arrives')
  expect(moved).toEqual([7])
})

it('sends what was emitted right before its end', async () => {
  const { moved } = await openPair()
  const leaving = await openBus()
  leaving.bus.emit('board.moved', { gameId: 1, seq: 9 })
  await leaving.stop()
  await until(() => moved.length > 0, 'the event arrives')
  expect(moved).toEqual([9])
})
