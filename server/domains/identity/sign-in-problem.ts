/** Why a sign-in with a provider ended without a session. The page shows a text for each. */
export const signInProblems = [
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
export type SignInProblemCode = (typeof signInProblems)[number]

export class SignInProblem extends Error {
  readonly code: SignInProblemCode

  constructor(code: SignInProblemCode, { cause }: { cause?: unknown } = {}) {
    super(code, { cause })
    this.name = 'SignInProblem'
    this.code = code
  }
}
