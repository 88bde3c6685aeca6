import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pino } from 'pino'
import { createEventBus } from '../../events/event-bus.ts'
import { createRecentPlay } from './recent-play.ts'

// The cache keeps its own reference to `performance`, whose time fake timers do not change.
let nowMs = 1000
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function advance(ms: number) {
  nowMs += ms
  vi.advanceTimersByTime(ms)
}

function setUp() {
  const events = createEventBus({ redis: null, logger: pino({ level: 'silent' }) })
  const recent = createRecentPlay(events)
  const answer = { gameId: 1, challengeId: 3, participationId: 5, submissionId: 7 }
  return { events, recent, answer }
}

it('remembers a change of a game for 30 seconds, and not those that the scoreboard shows', () => {
  const { events, recent } = setUp()
  events.emit('play.changed', { gameId: 1, kinds: ['participation', 'solve'] })
  expect(recent.hasChanged(1)).toBe(false)
  events.emit('play.changed', { gameId: 1, kinds: ['challenge'] })
  events.emit('play.changed', { gameId: 2 })
  expect([1, 2, 3].map((gameId) => recent.hasChanged(gameId))).toEqual([true, true, false])
  advance(29_000)
  expect(recent.hasChanged(1)).toBe(true)
  advance(2000)
  expect(recent.hasChanged(1)).toBe(false)
})

it('takes every game for changed after events were missed', () => {
  const { events, recent } = setUp()
  events.emit('events.missed', {})
  expect(recent.hasChanged(9)).toBe(true)
})

it('remembers what changed for a team', () => {
  const { events, recent, answer } = setUp()
  const changed = (participationId: number | null, challengeId: number | null) =>
    recent.hasChangedFor({ participationId, challengeId })
  events.emit('submission.judged', { ...answer, isAccepted: false })
  expect([changed(5, 3), changed(5, 4), changed(5, null), changed(6, 3)]).toEqual([true, false, false, false])
  events.emit('submission.judged', { ...answer, isAccepted: true })
  expect([changed(5, 4), changed(5, null), changed(6, null)]).toEqual([false, true, false])
  events.emit('participation.changed', { gameId: 1, participationId: 6 })
  expect([changed(6, 3), changed(6, null), changed(null, 3)]).toEqual([true, true, false])
})
