import { changedFields, pick } from '../audit/audit-fields.ts'
import type { AuditRecord } from '../audit/record-audit.ts'
import type { GameWithDivisions } from './divisions/divisions.ts'

/** The fields of the game's form, besides its divisions and certificates. */
export const gameFields = [
  'title',
  'summary',
  'content',
  'hidden',
  'practiceMode',
  'hasFlagBox',
  'hasCompatibleApis',
  'embedOrigins',
  'acceptWithoutReview',
  'inviteCode',
  'teamMemberCountLimit',
  'containerCountLimit',
  'start',
  'end',
  'freezeAt',
  'writeupRequired',
  'writeupDeadline',
  'writeupNote',
  'playerWriteups',
  'bloodBonus',
  'bloodBonusPoints',
] as const

export function creationOfGame(game: GameWithDivisions): AuditRecord {
  const after = { ...pick(game, gameFields), divisions: namesOf(game) }
  return { action: 'game.created', subject: { id: game.id, name: game.title }, gameId: game.id, after }
}

/** Changes of divisions are a separate action in the trail. */
export function changesOfGame(before: GameWithDivisions, after: GameWithDivisions): AuditRecord[] {
  const about = { subject: { id: after.id, name: after.title }, gameId: after.id }
  const changed = changedFields(before, after, gameFields)
  const divisions = changedFields({ divisions: namesOf(before) }, { divisions: namesOf(after) }, [
    'divisions',
  ])
  return [
    ...(changed ? [{ action: 'game.updated', ...about, ...changed } as const] : []),
    ...(divisions ? [{ action: 'game.divisions.changed', ...about, ...divisions } as const] : []),
  ]
}

function namesOf({ divisions }: GameWithDivisions): string[] {
  return divisions.map(({ name }) => name)
}
