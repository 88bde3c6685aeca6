import type { TFunction } from '../../i18n/translate.ts'
import { teamLimits } from '../../../rules/field-limits.ts'
import { hasDisruptiveCharacter, showsNothing } from '../../../rules/names.ts'

const INVITE_CODE = /^(.*):\d{1,10}:[0-9a-f]{32}$/s

export function teamNameProblem(t: TFunction, value: string): string | null {
  if (showsNothing(value)) return t('team.nameRequired')
  if (hasDisruptiveCharacter(value)) return t('team.nameCharacters')
  return value.length > teamLimits.name ? t('team.tooLong', { max: teamLimits.name }) : null
}

export function teamBioProblem(t: TFunction, value: string): string | null {
  return value.length > teamLimits.bio ? t('team.tooLong', { max: teamLimits.bio }) : null
}

/** The team name in an invite code; null if the code is malformed. */
export function teamOfInvite(code: string): string | null {
  return INVITE_CODE.exec(code.trim())?.[1] ?? null
}

export function inviteProblem(t: TFunction, value: string): string | null {
  if (!value.trim()) return t('team.codeRequired')
  return teamOfInvite(value) === null ? t('team.codeFormat') : null
}
