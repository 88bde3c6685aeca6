import { describe, expect, it } from 'vitest'
import { followStart, type StartState, type StartLine } from './start-log.ts'

const at = (second: number) => Date.UTC(2026, 0, 1, 10, 0, second)
const iso = (second: number) => new Date(at(second)).toISOString()
const none: StartState = { status: 'None', progress: null, message: null, queuedAt: null, startedAt: null }
const queued: StartState = { ...none, status: 'Queued', queuedAt: iso(0) }

const follow = (changes: [second: number, change: StartState][]) =>
  changes.reduce<readonly StartLine[]>(
    (lines, [second, change]) => followStart(lines, change, at(second)),
    [],
  )

describe('the log of a start', () => {
  it('has one line per step, and one line for the progress of the pull', () => {
    const lines = follow([
      [0, none],
      [1, queued],
      [2, { ...queued, status: 'Pulling', progress: 10 }],
      [3, { ...queued, status: 'Pulling', progress: 60 }],
    ])
    expect(lines).toEqual([
      { at: at(0), step: 'queued' },
      { at: at(2), step: 'pull', percent: 60 },
    ])
    const up: StartState = { ...queued, status: 'Running', startedAt: iso(5) }
    const all = follow([
      [2, { ...queued, status: 'Pulling', progress: 60 }],
      [4, { ...queued, status: 'Starting' }],
      [5, up],
      [6, up],
    ])
    expect(all).toEqual([
      { at: at(0), step: 'queued' },
      { at: at(2), step: 'pull', percent: 100 },
      { at: at(4), step: 'start' },
      { at: at(5), step: 'ready', seconds: 5 },
    ])
  })

  it('starts with the known steps of a running instance', () => {
    expect(follow([[50, { ...queued, status: 'Running', startedAt: iso(7) }]])).toEqual([
      { at: at(0), step: 'queued' },
      { at: at(7), step: 'ready', seconds: 7 },
    ])
  })

  it('shows no time for a failure that was not observed', () => {
    const failed: StartState = { ...queued, status: 'Failed', message: 'No image.' }
    expect(followStart([], failed, null)).toEqual([
      { at: at(0), step: 'queued' },
      { at: null, step: 'failed', message: 'No image.' },
    ])
  })

  it('restarts with the next start, and keeps the last log until then', () => {
    const failed: StartState = { ...queued, status: 'Failed', message: 'No image.' }
    const lines = followStart(followStart([], queued, at(0)), failed, at(3))
    expect(lines.at(-1)).toEqual({ at: at(3), step: 'failed', message: 'No image.' })
    const gone = followStart(lines, none, at(4))
    expect(followStart(gone, none, at(5))).toEqual([...lines, { at: at(4), step: 'stop' }])
    expect(followStart(gone, { ...queued, queuedAt: iso(9) }, at(9))).toEqual([{ at: at(9), step: 'queued' }])
  })
})
