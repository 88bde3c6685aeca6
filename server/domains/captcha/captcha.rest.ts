import type { FastifyInstance } from 'fastify'
import { NotFoundError } from '../../use-case/errors.ts'
import { documented } from '../../rest/operation.ts'
import { sendProblem } from '../../rest/problem.ts'
import { createPowChallenge, readCaptcha } from './captcha.service.ts'
import { captchaInfo, powChallenge } from './captcha.shapes.ts'

export function registerCaptchaRoutes(app: FastifyInstance): void {
  app.get(
    '/api/captcha',
    documented({
      group: 'Info',
      id: 'Info_GetClientCaptchaInfo',
      summary: 'Read the captcha that forms require',
      access: 'anyone',
      answer: captchaInfo,
      note: 'The answer to the captcha is sent as `challenge` of registration, recovery and login.',
    }),
    ({ ctx }) => readCaptcha(ctx),
  )
  app.get(
    '/api/captcha/powchallenge',
    documented({
      group: 'Info',
      id: 'Info_PowChallenge',
      summary: 'Create a proof-of-work challenge',
      access: 'anyone',
      limit: 'PowChallenge',
      answer: powChallenge,
      problem: true,
      note:
        'Find 8 bytes so that SHA-256 of the challenge’s bytes and yours starts with `difficulty` zero bits. The ' +
        'answer is `{id}:{your bytes as 16 hex digits}`; it works once, within five minutes.',
    }),
    async (request, reply) => {
      try {
        return await createPowChallenge(request.ctx)
      } catch (error) {
        if (error instanceof NotFoundError) return sendProblem(request, reply, error)
        throw error
      }
    },
  )
}
