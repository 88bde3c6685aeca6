/** The problems that the server reports, in its order; a test compares the two lists. */
export const SIGN_IN_PROBLEMS = [
  'busy',
  'unknown',
  'unavailable',
  'denied',
  'expired',
  'failed',
  'closed',
  'domain',
  'mailMissing',
  'mailTaken',
  'waits',
  'banned',
  'linkedElsewhere',
  'linkedAlready',
  'sessionEnded',
] as const
