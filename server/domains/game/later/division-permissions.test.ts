import { describe, expect, it } from 'vitest'
import type { Division } from '../../../../prisma/generated/client/client.ts'
import {
  allPermissions,
  challengeConfigsOf,
  permission,
  permissionsOf,
  rightsFrom,
} from './division-permissions.ts'

const game = { acceptWithoutReview: true }
const division: Division & { exclusions: { challengeId: number }[] } = {
  id: 1,
  gameId: 1,
  name: 'Open',
  position: 0,
  entry: 'Open',
  inviteCode: null,
  mailDomains: [],
  standing: 'Ranked',
  takesBloods: true,
  lowersValues: true,
  requiresReview: true,
  exclusions: [],
}
const rightsOf = (asked: Parameters<typeof rightsFrom>[0], changes: Partial<typeof division> = {}) =>
  rightsFrom(asked, { game, before: { ...division, ...changes }, challengeIds: [7, 8, 9] })
const without = (...names: (keyof typeof permission)[]) =>
  names.reduce((sum, name) => sum & ~permission[name], allPermissions)

it.each<[Partial<typeof division>, (keyof typeof permission)[]]>([
  [{}, []],
  [{ entry: 'ByHand' }, ['JoinGame']],
  [{ entry: 'MailDomain' }, []],
  [{ standing: 'OutOfCompetition' }, ['RankOverall']],
  [{ requiresReview: false }, ['RequireReview']],
  [{ requiresReview: null }, ['RequireReview']],
  [{ takesBloods: false }, ['GetBlood']],
  [{ lowersValues: false }, ['AffectDynamicScore']],
])('the permissions of %j lack %j', (changes, missing) => {
  const shown = permissionsOf(game, { ...division, ...changes })
  for (const [name, bit] of Object.entries(permission))
    expect([name, (shown & bit) !== 0]).toEqual([name, !missing.includes(name as never)])
  expect(shown === allPermissions).toBe(missing.length === 0)
})

describe('what a request leaves as it was shown', () => {
  it.each<Partial<typeof division>>([
    {},
    { entry: 'MailDomain', mailDomains: ['uni.example'] },
    { entry: 'Code', inviteCode: 'ahoy' },
    { entry: 'ByHand', inviteCode: 'kept' },
    { standing: 'OutOfCompetition', requiresReview: null },
    { standing: 'Tester', entry: 'ByHand', takesBloods: false, lowersValues: false },
    { exclusions: [{ challengeId: 7 }] },
  ])('stays: %j', (changes) => {
    const before = { ...division, ...changes }
    const shown = {
      defaultPermissions: permissionsOf(game, before),
      challengeConfigs: challengeConfigsOf(before),
      inviteCode: before.entry === 'MailDomain' ? null : before.inviteCode,
    }
    const { hiddenChallengeIds, ...others } = rightsOf(shown, changes)
    expect(hiddenChallengeIds).toEqual(before.exclusions.map(({ challengeId }) => challengeId))
    expect({ ...before, ...others }).toEqual(before)
    expect(rightsOf({}, changes)).toEqual(before.entry === 'Code' ? { entry: 'Code' } : {})
  })
})

it.each<[Parameters<typeof rightsFrom>[0], object]>([
  [{ defaultPermissions: without('JoinGame') }, { entry: 'ByHand' }],
  [{ defaultPermissions: without('RankOverall') }, { standing: 'OutOfCompetition' }],
  [{ defaultPermissions: without('RequireReview') }, { requiresReview: false }],
  [
    { defaultPermissions: without('GetBlood', 'AffectDynamicScore') },
    { takesBloods: false, lowersValues: false },
  ],
  [{ defaultPermissions: without('ViewChallenge', 'SubmitFlags') }, { hiddenChallengeIds: [7, 8, 9] }],
  [
    {
      defaultPermissions: without('ViewChallenge'),
      challengeConfigs: [{ challengeId: 8, permissions: allPermissions }],
    },
    { hiddenChallengeIds: [7, 9] },
  ],
  [{ challengeConfigs: [{ challengeId: 8, permissions: 1 }] }, { hiddenChallengeIds: [8] }],
  [{ challengeConfigs: [{ challengeId: 8, permissions: allPermissions }] }, { hiddenChallengeIds: [] }],
  [{ inviteCode: 'ahoy' }, { entry: 'Code', inviteCode: 'ahoy' }],
])('%j becomes %j', (asked, expected) => {
  expect(rightsOf(asked)).toEqual(expected)
})

it('removes a code that is blank, and keeps one that is null', () => {
  const before = { entry: 'Code', inviteCode: 'ahoy' } as const
  expect(rightsOf({ inviteCode: ' ' }, before)).toEqual({ entry: 'Open', inviteCode: null })
  expect(rightsOf({ inviteCode: null }, before)).toEqual({ entry: 'Code' })
})

it.each<[Parameters<typeof rightsFrom>[0], string, Partial<typeof division>?]>([
  [{ defaultPermissions: without('SubmitFlags') }, 'defaultPermissions'],
  [{ defaultPermissions: without('GetScore') }, 'defaultPermissions'],
  [
    { challengeConfigs: [{ challengeId: 7, permissions: without('GetBlood') }] },
    'challengeConfigs.0.permissions',
  ],
  [{ inviteCode: 'ahoy' }, 'inviteCode', { entry: 'MailDomain', mailDomains: ['uni.example'] }],
])('refuses %j, which it cannot hold', (asked, field, changes = {}) => {
  expect(() => rightsOf(asked, changes)).toThrow(
    expect.objectContaining({
      key: 'input.unsupported',
      issues: [expect.objectContaining({ path: field.split('.') })],
    }),
  )
})
