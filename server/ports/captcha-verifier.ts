/** What visitors prove that they are worth the work with. */
export type CaptchaProvider = 'None' | 'HashPow' | 'CloudflareTurnstile'

export type PowChallenge = {
  /** 12 hex digits. */
  id: string
  /** 8 bytes, as hex digits. */
  challenge: string
  /** Leading zero bits that the answer's hash must have. */
  difficulty: number
}

export type CaptchaVerifier = {
  readonly provider: CaptchaProvider
  /** Public; empty where the provider has none. */
  readonly siteKey: string
  /** Where the page loads the provider's widget from. */
  readonly scriptOrigins: readonly string[]
  /** Whether the answer is good. Never throws: who can't be asked has not said yes. */
  verify(answer: string, ip: string): Promise<boolean>
  /** Null where the proof is something else than work. */
  readonly newChallenge: (() => Promise<PowChallenge>) | null
}

export const noCaptcha: CaptchaVerifier = {
  provider: 'None',
  siteKey: '',
  scriptOrigins: [],
  verify: async () => true,
  newChallenge: null,
}
