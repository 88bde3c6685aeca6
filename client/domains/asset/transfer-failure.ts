import type { TFunction } from '../../i18n/translate.ts'
import { failureText } from '../../relay/failure-text.ts'
import { NetworkError } from '../../relay/transport/network-error.ts'

/** Why an upload or a download failed: the connection's failure, or the server's message. */
export function transferFailureText(error: unknown, t: TFunction, language: string): string {
  if (error instanceof NetworkError) return failureText(error, t, language)
  return error instanceof Error ? error.message : ''
}
