import { describe, expect, test } from 'vitest'
import { allowedBy, everyViewer } from '../../../tests/kit/calls/viewers.ts'
import { mayAuthorChallenges, visibleChallenges } from './challenge.policy.ts'

const now = new Date('2025-04-08T12:00:00Z')
const clock = { now: () => now, offsetMs: 0 }
const none = { id: { in: [] } }
const all = { game: { deletedAt: null } }

test('administrators author challenges, with a token only in its author scope', () => {
  expect(allowedBy(mayAuthorChallenges)).toEqual(['Admin', 'Admin:author'])
})

describe('the challenges that a viewer sees', () => {
  const played = {
    isEnabled: true,
    isReleased: true,
    locks: { none: { participation: { members: { some: { userId: 'own' } } } } },
    game: {
      deletedAt: null,
      start: { lte: now },
      OR: [{ practiceMode: true }, { end: { gt: now } }],
      participations: { some: { status: 'Accepted', members: { some: { userId: 'own' } } } },
    },
  }
  const seen = (name: string) => visibleChallenges({ viewer: everyViewer().get(name) ?? null, clock })

  test.each(['Admin', 'Admin:author'])('are all, for %s', (name) => expect(seen(name)).toEqual(all))

  test.each(['User', 'User:read', 'Monitor', 'Monitor:read', 'Admin:read'])(
    'are the enabled and released ones of games that an own accepted team may play, for %s',
    (name) => expect(seen(name)).toEqual(played),
  )

  test.each(['visitor', 'Banned', 'Banned:read', 'User:play', 'Monitor:monitor', 'Admin:admin'])(
    'are none, for %s',
    (name) => expect(seen(name)).toEqual(none),
  )
})
