import { describe, expect, it } from 'vitest'
import { createPowTask } from './pow-task.ts'
import type { PowChallenge } from './pow-solver.ts'

type Message = { data: { share: number } | { answer: string } }

/** A worker whose messages the test sends. */
class FakeWorker {
  challenge: PowChallenge | null = null
  isEnded = false
  private readonly listeners = new Map<string, (event: Message) => void>()

  addEventListener(name: string, listener: (event: Message) => void) {
    this.listeners.set(name, listener)
  }
  postMessage(challenge: PowChallenge) {
    this.challenge = challenge
  }
  terminate() {
    this.isEnded = true
  }
  post(data: Message['data']) {
    this.listeners.get('message')?.({ data })
  }
  break() {
    this.listeners.get('error')?.({ data: { share: 0 } })
  }
}

function setUp() {
  const workers: FakeWorker[] = []
  const clock = { now: 0 }
  let fetched = 0
  let isAway = false
  const task = createPowTask({
    async fetchChallenge() {
      if (isAway) return null
      fetched += 1
      return { id: `id${fetched}`, challenge: '00112233aabbccdd', difficultyBits: 8 }
    },
    startWorker() {
      const worker = new FakeWorker()
      workers.push(worker)
      return worker as unknown as Worker
    },
    now: () => clock.now,
  })
  const last = () => workers.at(-1) as FakeWorker
  const started = async (count: number) => {
    while (workers.length < count || !last().challenge) await Promise.resolve()
  }
  return { task, workers, clock, last, started, away: (value: boolean) => (isAway = value) }
}

describe('the captcha task', () => {
  it('starts once, reports its progress, and resolves for every caller', async () => {
    const { task, workers, last, started } = setUp()
    expect(task.state()).toEqual({ stage: 'idle' })
    task.start()
    task.start()
    const answer = task.answer()
    await started(1)
    expect(workers).toHaveLength(1)
    last().post({ share: 0.4 })
    expect(task.state()).toEqual({ stage: 'working', share: 0.4 })
    last().post({ answer: 'id1:00' })
    expect(await answer).toBe('id1:00')
    expect(last().isEnded).toBe(true)
    expect(task.state()).toEqual({ stage: 'solved' })
    task.start()
    expect(await task.answer()).toBe('id1:00')
    expect(workers).toHaveLength(1)
  })

  it('requests a new challenge after use, and after it expires', async () => {
    const { task, clock, last, started } = setUp()
    task.start()
    await started(1)
    last().post({ answer: 'id1:00' })
    task.renew()
    await started(2)
    expect(last().challenge?.id).toBe('id2')
    last().post({ answer: 'id2:00' })
    clock.now = 240_000
    task.start()
    expect(task.state().stage).toBe('solved')
    clock.now = 240_001
    const answer = task.answer()
    await started(3)
    last().post({ answer: 'id3:00' })
    expect(await answer).toBe('id3:00')
  })

  it('ignores messages of a discarded challenge', async () => {
    const { task, workers, last, started } = setUp()
    task.start()
    await started(1)
    task.renew()
    expect(workers[0]?.isEnded).toBe(true)
    workers[0]?.post({ answer: 'id1:00' })
    expect(task.state().stage).toBe('working')
    await started(2)
    task.stop()
    expect(last().isEnded).toBe(true)
    expect(task.state()).toEqual({ stage: 'idle' })
  })

  it('fails without a challenge or a worker, and can be retried', async () => {
    const { task, last, started, away } = setUp()
    away(true)
    expect(await task.answer()).toBeNull()
    expect(task.state()).toEqual({ stage: 'failed' })
    task.start()
    expect(task.state()).toEqual({ stage: 'failed' })
    away(false)
    const answer = task.answer()
    await started(1)
    last().break()
    expect(await answer).toBeNull()
  })
})
