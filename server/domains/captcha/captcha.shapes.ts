import { z } from 'zod'

export const captchaInfo = z
  .strictObject({
    type: z
      .enum(['None', 'HashPow', 'CloudflareTurnstile'])
      .meta({ id: 'CaptchaProvider' })
      .describe('`None` while it is disabled'),
    siteKey: z.string().describe('Site key of the widget; empty without a widget'),
  })
  .meta({ id: 'ClientCaptchaInfoModel' })

export const powChallenge = z
  .strictObject({
    id: z.string().regex(/^[0-9a-f]{12}$/),
    challenge: z
      .string()
      .regex(/^[0-9a-f]{16}$/)
      .describe('8 bytes in hexadecimal'),
    difficulty: z.int32().describe('Required number of leading zero bits'),
  })
  .meta({ id: 'HashPowChallenge' })
