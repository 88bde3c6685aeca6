import type { Clock } from '../../runtime/clock.ts'
import type { SharedRedis } from '../../redis/watch-redis.ts'
import type { CaptchaConfig } from '../../config/config.ts'
import type { Logger } from '../../runtime/logger.ts'
import { noCaptcha, type CaptchaVerifier } from '../../ports/captcha-verifier.ts'
import { createTurnstileVerifier } from '../../ports/turnstile-captcha-verifier.ts'
import { createHashPowVerifier } from './hash-pow-verifier.ts'

type Options = { config: CaptchaConfig; redis: SharedRedis | null; clock: Clock; logger: Logger }

/** The verifier that the configuration names. */
export function createCaptchaVerifier({ config, redis, clock, logger }: Options): CaptchaVerifier {
  switch (config.provider) {
    case 'None':
      return noCaptcha
    case 'HashPow':
      return createHashPowVerifier({ difficulty: config.powDifficulty, redis, clock })
    case 'CloudflareTurnstile':
      return createTurnstileVerifier({ ...config, logger })
  }
}
