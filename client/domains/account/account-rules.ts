import type { TFunction } from 'i18next'
import { PASSWORD_RULES } from './password-strength.ts'

const USER_NAME = { min: 3, max: 15 } as const
const PHONE = /^[+]?[\d\s\-.()]*\d[\d\s\-.()]*(\s*(x|ext\.?|#)\s*\d+)?$/i

export const LIMITS = { userName: USER_NAME, bio: 128, realName: 128, stdNumber: 64, phone: 64 } as const

// Repeats the server's rules to validate while typing. Null means valid.

export function userNameProblem(t: TFunction, value: string): string | null {
  if (!value.trim()) return t('account.nameRequired')
  const fits = value.length >= USER_NAME.min && value.length <= USER_NAME.max
  return fits ? null : t('account.nameLength', USER_NAME)
}

export function mailProblem(t: TFunction, value: string): string | null {
  if (!value.trim()) return t('account.mailRequired')
  const at = value.indexOf('@')
  const fits = at > 0 && at === value.lastIndexOf('@') && at < value.length - 1
  return fits ? null : t('account.mailFormat')
}

export function newPasswordProblem(t: TFunction, value: string): string | null {
  if (!value) return t('account.passwordRequired')
  return PASSWORD_RULES.every(({ isMet }) => isMet(value)) ? null : t('account.passwordRules')
}

/** An existing number can be replaced, not removed. */
export function phoneProblem(t: TFunction, value: string, before: string): string | null {
  if (!value) return before ? t('account.phoneKept') : null
  return PHONE.test(value) && value.length <= LIMITS.phone ? null : t('account.phoneFormat')
}

export function lengthProblem(t: TFunction, value: string, max: number): string | null {
  return value.length <= max ? null : t('account.tooLong', { max })
}
