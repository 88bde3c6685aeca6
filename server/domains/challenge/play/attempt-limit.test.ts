import { expect, it } from 'vitest'
import { attemptsLeft } from './attempt-limit.ts'

const now = new Date('2030-01-01T00:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const limit = { submissionLimit: 3, attemptMode: 'Lockout', cooldownSeconds: 60 } as const

it('counts what a team has left, and ends a lockout never', () => {
  expect(attemptsLeft({ ...limit, submissionLimit: 0 }, undefined, now)).toBeNull()
  expect(attemptsLeft(limit, undefined, now)).toEqual({ left: 3, resumesAt: null })
  expect(attemptsLeft(limit, { wrong: 2, lastWrongAt: now }, now)).toEqual({ left: 1, resumesAt: null })
  expect(attemptsLeft(limit, { wrong: 5, lastWrongAt: ago(9999) }, now)).toEqual({ left: 0, resumesAt: null })
})

it('gives all attempts again after the pause', () => {
  const pause = { ...limit, attemptMode: 'Cooldown' } as const
  expect(attemptsLeft(pause, { wrong: 2, lastWrongAt: ago(60) }, now)).toEqual({ left: 1, resumesAt: null })
  const resumesAt = new Date(now.getTime() + 1000)
  expect(attemptsLeft(pause, { wrong: 3, lastWrongAt: ago(59) }, now)).toEqual({ left: 0, resumesAt })
  expect(attemptsLeft(pause, { wrong: 3, lastWrongAt: ago(60) }, now)).toEqual({ left: 3, resumesAt: null })
})
