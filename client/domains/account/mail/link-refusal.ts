import type { FieldErrors, Refusal } from '../../../relay/useMutationResult.ts'

const LINK_CODES = ['ACCOUNT_BAD_EMAIL_LINK', 'ACCOUNT_BAD_RESET_LINK', 'ACCOUNT_EMAIL_VERIFY_FAILED']

/** Whether the link itself was refused. Other errors can be corrected or are temporary. */
export function isLinkRefused(outcome: { error: Pick<Refusal, 'code'>; fieldErrors: FieldErrors }): boolean {
  const { error, fieldErrors } = outcome
  return LINK_CODES.includes(error.code) || 'token' in fieldErrors || 'email' in fieldErrors
}
