import type { TFunction } from '../../i18n/translate.ts'
import { phoneFormat, userLimits } from '../../../rules/field-limits.ts'
import { hasDisruptiveCharacter, showsNothing } from '../../../rules/names.ts'
import { meetsRules } from './password/password-strength.ts'

// Each function returns the error of a value, by the same rules as the server; null if the value is valid.

export function userNameProblem(t: TFunction, value: string): string | null {
  if (showsNothing(value)) return t('account.nameRequired')
  if (hasDisruptiveCharacter(value)) return t('account.nameCharacters')
  const fits = value.length >= userLimits.userName.min && value.length <= userLimits.userName.max
  return fits ? null : t('account.nameLength', userLimits.userName)
}

export function emailProblem(t: TFunction, value: string): string | null {
  if (!value.trim()) return t('account.mailRequired')
  const at = value.indexOf('@')
  const fits = at > 0 && at === value.lastIndexOf('@') && at < value.length - 1
  return fits ? null : t('account.mailFormat')
}

export function newPasswordProblem(t: TFunction, value: string): string | null {
  if (!value) return t('account.passwordRequired')
  return meetsRules(value) ? null : t('account.passwordRules')
}

/** An empty text is valid, because it removes the number. */
export function phoneProblem(t: TFunction, value: string): string | null {
  if (!value) return null
  return phoneFormat.test(value) && value.length <= userLimits.phone ? null : t('account.phoneFormat')
}

export function lengthProblem(t: TFunction, value: string, max: number): string | null {
  return value.length <= max ? null : t('account.tooLong', { max })
}
