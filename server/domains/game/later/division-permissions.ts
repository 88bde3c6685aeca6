import type { Division } from '../../../../prisma/generated/client/client.ts'
import { invalidField } from '../../../use-case/errors.ts'
import type { DivisionRights } from '../divisions/division-rights.input.ts'
import { waitsForReview } from '../divisions/divisions.ts'

/** The permissions of a division at level 1.8.5. They are added. */
export const permission = {
  JoinGame: 1,
  RankOverall: 2,
  RequireReview: 4,
  ViewChallenge: 256,
  SubmitFlags: 512,
  GetScore: 1024,
  GetBlood: 2048,
  AffectDynamicScore: 4096,
} as const
export const allPermissions = 2_147_483_647
const knownPermissions = Object.values(permission).reduce((sum, bit) => sum | bit, 0)
/** Every team has these here as soon as it sees the challenge. */
const unheld = permission.SubmitFlags | permission.GetScore
/** A division has these for all challenges or for none. */
const perDivision = unheld | permission.GetBlood | permission.AffectDynamicScore

type Game = { acceptWithoutReview: boolean }
type Stored = Division & { exclusions: readonly { challengeId: number }[] }
export type ChallengeConfig = { challengeId: number; permissions: number }

/** The rights of a division as permissions for all challenges; those that the division does not see are apart. */
export function permissionsOf(game: Game, division: Division): number {
  const isTester = division.standing === 'Tester'
  const has = {
    JoinGame: division.entry !== 'ByHand' && !isTester,
    RankOverall: division.standing === 'Ranked',
    RequireReview: waitsForReview(game, division),
    ViewChallenge: true,
    SubmitFlags: true,
    GetScore: !isTester,
    GetBlood: division.takesBloods,
    AffectDynamicScore: division.lowersValues,
  } satisfies Record<keyof typeof permission, boolean>
  const names = Object.keys(permission) as (keyof typeof permission)[]
  const sum = names.reduce((bits, name) => (has[name] ? bits | permission[name] : bits), 0)
  return sum === knownPermissions ? allPermissions : sum
}

/** The challenges that the division does not see, without any permission. */
export function challengeConfigsOf({ exclusions }: Pick<Stored, 'exclusions'>): ChallengeConfig[] {
  return exclusions.map(({ challengeId }) => ({ challengeId, permissions: 0 }))
}

type Rights = Partial<DivisionRights>
type Asked = {
  inviteCode?: string | null | undefined
  defaultPermissions?: number | null | undefined
  challengeConfigs?: readonly ChallengeConfig[] | null | undefined
}
/** `before` is null for a new division. `challengeIds` are those of all challenges of the game. */
type Subject = { game: Game; before: Stored | null; challengeIds: readonly number[] }

/**
 * The changes of rights that a request means. What it leaves as it was shown stays: a rule that has no permission,
 * such as a mail domain, is never lost.
 * @throws InvalidInputError for permissions that a division cannot have here
 */
export function rightsFrom(asked: Asked, { game, before, challengeIds }: Subject): Rights {
  const shown = before ? permissionsOf(game, before) : allPermissions
  const wanted = asked.defaultPermissions ?? shown
  const changed = (wanted ^ shown) & knownPermissions
  const has = (bit: number) => (wanted & bit) !== 0
  if ((changed & unheld) !== 0 && has(permission.ViewChallenge)) throw unsupported('defaultPermissions')
  const isChanged = (bit: number) => (changed & bit) !== 0
  return {
    ...entryFrom(asked, {
      before,
      canJoin: has(permission.JoinGame),
      isChanged: isChanged(permission.JoinGame),
    }),
    ...(isChanged(permission.RankOverall) && {
      standing: has(permission.RankOverall) ? 'Ranked' : 'OutOfCompetition',
    }),
    ...(isChanged(permission.RequireReview) || !before
      ? { requiresReview: has(permission.RequireReview) }
      : {}),
    ...(isChanged(permission.GetBlood) && { takesBloods: has(permission.GetBlood) }),
    ...(isChanged(permission.AffectDynamicScore) && { lowersValues: has(permission.AffectDynamicScore) }),
    ...hiddenFrom(asked, { before, wanted, challengeIds }),
  }
}

type Entry = { before: Stored | null; canJoin: boolean; isChanged: boolean }

/** A code that is absent or null stays; a blank one is removed. */
function entryFrom({ inviteCode: sent }: Asked, { before, canJoin, isChanged }: Entry): Rights {
  const code = sent?.trim() ? sent : null
  const stored = before?.inviteCode ?? null
  const inviteCode = sent == null ? stored : code
  const kept = before?.entry ?? 'Open'
  if (code !== null && kept === 'MailDomain') throw unsupported('inviteCode')
  const codes = sent == null ? {} : { inviteCode }
  if (!canJoin) return { ...codes, ...(isChanged && { entry: 'ByHand' }) }
  if (kept === 'MailDomain') return codes
  if (kept === 'ByHand' && before && before.mailDomains.length > 0 && inviteCode === null) {
    return { ...codes, entry: 'MailDomain' }
  }
  // A division that is open keeps a code that nobody is asked for.
  if (kept === 'Open' && sent == null) return {}
  return { ...codes, entry: inviteCode === null ? 'Open' : 'Code' }
}

type Sight = { before: Stored | null; wanted: number; challengeIds: readonly number[] }

function hiddenFrom({ challengeConfigs }: Asked, { before, wanted, challengeIds }: Sight): Rights {
  const seesMost = (wanted & permission.ViewChallenge) !== 0
  if (challengeConfigs == null && seesMost) return {}
  const configs = challengeConfigs ?? (before ? challengeConfigsOf(before) : [])
  const hidden = new Set(seesMost ? [] : challengeIds)
  for (const [index, { challengeId, permissions }] of configs.entries()) {
    if ((permissions & permission.ViewChallenge) === 0) hidden.add(challengeId)
    else if (seesMost && ((permissions ^ wanted) & perDivision) !== 0)
      throw unsupported(`challengeConfigs.${index}.permissions`)
    else hidden.delete(challengeId)
  }
  return { hiddenChallengeIds: [...hidden] }
}

function unsupported(field: string) {
  return invalidField(field, 'input.unsupported', { field })
}
