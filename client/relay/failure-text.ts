import type { TFunction } from '../i18n/translate.ts'
import { NetworkError, RefusedError } from './transport/network-error.ts'

/** The sentence that tells the user why a request failed. */
export function failureText(error: unknown, t: TFunction, language: string): string {
  if (error instanceof RefusedError) return error.message
  if (!(error instanceof NetworkError)) return t('failure.unexpected')
  if (error.kind !== 'server') return t(`failure.${error.kind}`)
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short', hourCycle: 'h23' }).format(error.time)
  return t('failure.server', { status: error.status, time })
}
