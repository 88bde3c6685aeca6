import type { Logger } from '../runtime/logger.ts'
import type { CaptchaVerifier } from './captcha-verifier.ts'

type Options = {
  siteKey: string
  secretKey: string
  verifyUrl: string
  logger: Logger
  timeoutMs?: number
}

/** Verifies a token of the widget with Cloudflare (contract: conventions, section 10.2). */
export function createTurnstileVerifier(options: Options): CaptchaVerifier {
  const { siteKey, secretKey, verifyUrl, logger, timeoutMs = 5000 } = options
  return {
    provider: 'CloudflareTurnstile',
    siteKey,
    scriptOrigins: ['https://challenges.cloudflare.com'],
    newChallenge: null,
    async verify(answer, ip) {
      if (!answer || !ip) return false
      try {
        const response = await fetch(verifyUrl, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ secret: secretKey, response: answer, remoteip: ip, idempotency_key: '' }),
          signal: AbortSignal.timeout(timeoutMs),
          redirect: 'error',
        })
        const verdict = (await response.json()) as { success?: unknown } | null
        return verdict?.success === true
      } catch (error) {
        logger.warn(
          { err: error },
          'Turnstile does not answer, so a captcha counts as failed: check that this machine can reach HALYARD_TURNSTILE_URL',
        )
        return false
      }
    },
  }
}
