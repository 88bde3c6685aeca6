import type { FieldErrors, Refusal } from '../../../relay/useMutationResult.ts'

const LINK_CODES = ['ACCOUNT_BAD_EMAIL_LINK', 'ACCOUNT_BAD_RESET_LINK', 'ACCOUNT_EMAIL_VERIFY_FAILED']

/** Whether the server refused the link itself. The user can correct other errors, or retry later. */
export function isLinkRefused(outcome: { error: Pick<Refusal, 'code'>; fieldErrors: FieldErrors }): boolean {
  const { error, fieldErrors } = outcome
  return LINK_CODES.includes(error.code) || 'token' in fieldErrors || 'email' in fieldErrors
}
