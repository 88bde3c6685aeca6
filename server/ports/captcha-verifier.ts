/** The kind of captcha that visitors solve. */
export type CaptchaProvider = 'None' | 'HashPow' | 'CloudflareTurnstile'

export type PowChallenge = {
  /** 12 hexadecimal digits. */
  id: string
  /** 8 bytes in hexadecimal. */
  challenge: string
  /** Number of leading zero bits that the answer's hash must have. */
  difficulty: number
}

export type CaptchaVerifier = {
  readonly provider: CaptchaProvider
  /** Public; empty if the provider has none. */
  readonly siteKey: string
  /** Origins of the scripts of the provider's widget. */
  readonly scriptOrigins: readonly string[]
  /** Whether the answer is correct. Never rejects: an unavailable provider counts as an incorrect answer. */
  verify(answer: string, ip: string): Promise<boolean>
  /** Creates a proof-of-work challenge; null for other kinds. */
  readonly newChallenge: (() => Promise<PowChallenge>) | null
}

export const noCaptcha: CaptchaVerifier = {
  provider: 'None',
  siteKey: '',
  scriptOrigins: [],
  verify: async () => true,
  newChallenge: null,
}
