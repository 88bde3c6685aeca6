import type { Challenge } from '../../../../prisma/generated/client/client.ts'
import { changedFields, pick } from '../../audit/audit-fields.ts'
import type { AuditRecord } from '../../audit/record-audit.ts'

/** The fields of the challenge's form, besides hints and required challenges. */
export const challengeFields = [
  'title',
  'content',
  'category',
  'fileName',
  'flagTemplate',
  'containerImage',
  'memoryLimitMib',
  'storageLimitMib',
  'cpuTenths',
  'containerExposePort',
  'enableTrafficCapture',
  'warmInstances',
  'disableBloodBonus',
  'decidesTies',
  'originalScore',
  'minScoreRate',
  'difficulty',
  'scoreCurve',
  'scoreTable',
  'releaseAt',
  'closeAt',
  'submissionLimit',
  'attemptMode',
  'cooldownSeconds',
  'unlockCount',
  'lockedView',
  'sourceKey',
] as const

/** The subject of an action on a challenge. */
export function aboutChallenge({ id, title, gameId }: Pick<Challenge, 'id' | 'title' | 'gameId'>) {
  return { subject: { id, name: title }, gameId }
}

export function creationOfChallenge(challenge: Challenge): AuditRecord {
  const after = pick(challenge, ['title', 'category', 'type'])
  return { action: 'challenge.created', ...aboutChallenge(challenge), after }
}

/** Changes of hints and of `isEnabled` are separate actions in the trail. */
export function changesOfChallenge(
  before: Challenge,
  after: Challenge,
  required: { before: number[]; after: number[] } = { before: [], after: [] },
): AuditRecord[] {
  const about = aboutChallenge(after)
  const changed = changedFields(
    { ...before, requiredChallengeIds: required.before },
    { ...after, requiredChallengeIds: required.after },
    [...challengeFields, 'requiredChallengeIds'],
  )
  const hints = changedFields(before, after, ['hints'])
  return [
    ...(changed ? [{ action: 'challenge.updated', ...about, ...changed } as const] : []),
    ...(hints ? [{ action: 'challenge.hints.changed', ...about, ...hints } as const] : []),
    ...(before.isEnabled === after.isEnabled
      ? []
      : [{ action: after.isEnabled ? 'challenge.enabled' : 'challenge.disabled', ...about } as const]),
  ]
}
