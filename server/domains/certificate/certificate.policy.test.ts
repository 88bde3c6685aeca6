import { expect, test } from 'vitest'
import { allowedBy } from '../../../tests/kit/calls/viewers.ts'
import { isStatable, mayWithdraw } from './certificate.policy.ts'

const time = new Date('2025-04-08T12:00:00Z')

test('administrators withdraw certificates, with a token only in its author scope', () => {
  expect(allowedBy(mayWithdraw)).toEqual(['Admin', 'Admin:author'])
})

test.each([
  ['is not final', {}, false],
  ['is final', { finalizedAt: time }, true],
  ['is frozen and not final', { freezeAt: time }, false],
  ['is final, with a freeze that still hides solves', { finalizedAt: time, freezeAt: time }, false],
  ['is final and revealed', { finalizedAt: time, freezeAt: time, revealedAt: time }, true],
  ['is revealed and not final', { freezeAt: time, revealedAt: time }, false],
])('a certificate of a game that %s: %o gives %s', (_title, times, expected) => {
  expect(isStatable({ finalizedAt: null, freezeAt: null, revealedAt: null, ...times })).toBe(expected)
})
