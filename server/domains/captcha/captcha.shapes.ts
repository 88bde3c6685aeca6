import { z } from 'zod'

export const captchaInfo = z
  .strictObject({
    type: z.enum(['None', 'HashPow', 'CloudflareTurnstile']).describe('`None` while it is switched off'),
    siteKey: z.string().describe('Of the widget; empty where there is none'),
  })
  .meta({ id: 'CaptchaInfo' })

export const powChallenge = z
  .strictObject({
    id: z.string().regex(/^[0-9a-f]{12}$/),
    challenge: z
      .string()
      .regex(/^[0-9a-f]{16}$/)
      .describe('8 bytes, as hex digits'),
    difficulty: z.int32().describe('Leading zero bits'),
  })
  .meta({ id: 'PowChallenge' })
