import { describe, expect, it } from 'vitest'
import { teamHash } from './team-flag.ts'

describe('teamHash', () => {
  it.each([
    [1, '4dfe5cfb4bd4'],
    [42, 'c88c580637fb'],
  ])('agrees with the contract for challenge %d', (challengeId, expected) => {
    expect(teamHash('0'.repeat(64), challengeId, '7:AAAA')).toBe(expected)
  })
})
