import { expect, it } from 'vitest'
import { ConflictError, NotFoundError, RateLimitedError } from '../../use-case/errors.ts'
import { refused } from './refusal.ts'

it.each([
  ['NoGame', NotFoundError, 'game.notFound'],
  ['NotParticipating', ConflictError, 'participation.notJoined'],
  ['NotAccepted', ConflictError, 'participation.notAccepted'],
  ['NotStarted', ConflictError, 'game.notStarted'],
  ['GamePaused', ConflictError, 'game.paused'],
  ['GameEnded', ConflictError, 'game.ended'],
  ['NoChallenge', NotFoundError, 'challenge.notFound'],
  ['ChallengeClosed', ConflictError, 'challenge.closed'],
  ['AttemptsUsed', ConflictError, 'challenge.attemptsUsed'],
] as const)('%s has an error of its own', (refusal, type, key) => {
  const error = refused(refusal)
  expect(error).toBeInstanceOf(type)
  expect(error.key).toBe(key)
  // The contract has a status of its own for the end of a game.
  expect(Reflect.get(error, 'bodyStatus')).toBe(
    type === NotFoundError ? undefined : refusal === 'GameEnded' ? 10_002 : 400,
  )
})

it('a pause of attempts says how long it lasts', () => {
  const error = refused('AttemptsPaused', 42)
  expect(error).toBeInstanceOf(RateLimitedError)
  expect(error).toMatchObject({ key: 'challenge.attemptsPaused', retryAfterSeconds: 42 })
})
