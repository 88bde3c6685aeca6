import type { FastifyInstance } from 'fastify'
import { ConflictError } from '../../../use-case/errors.ts'
import { translate } from '../../../i18n/translate.ts'
import { documented } from '../../../rest/operation.ts'
import {
  confirmEmailInput,
  emailChangeInput,
  passwordResetRequestInput,
  resetPasswordInput,
} from '../account.input.ts'
import { emailChangeAnswer, emailChangeRefusal, mailSentAnswer } from '../account.shapes.ts'
import { confirmEmailChange, requestEmailChange } from './email-change.service.ts'
import { requestPasswordReset, resetPassword } from '../recovery.service.ts'
import { verifyEmail } from './verify-email.service.ts'

export function registerAccountMailRoutes(app: FastifyInstance): void {
  app.post(
    '/api/account/verify',
    documented({
      group: 'Account',
      id: 'Account_Verify',
      summary: 'Confirm the address of a registration',
      access: 'anyone',
      body: confirmEmailInput,
      errors: [401],
      note: 'Both members are copied unchanged from the link in the mail. Starts a session.',
    }),
    async ({ ctx, body }, reply) => {
      await verifyEmail(ctx, body)
      return reply.send()
    },
  )
  app.post(
    '/api/account/recovery',
    documented({
      group: 'Account',
      id: 'Account_Recovery',
      summary: 'Request a password reset',
      access: 'anyone',
      limit: 'Register',
      body: passwordResetRequestInput,
      answer: mailSentAnswer,
      note: 'The answer is the same whether or not an account has the address.',
    }),
    async ({ ctx, body }) => {
      await requestPasswordReset(ctx, body)
      return { title: translate(ctx.locale, 'account.resetMailSent'), status: 200 }
    },
  )
  app.post(
    '/api/account/passwordreset',
    documented({
      group: 'Account',
      id: 'Account_PasswordReset',
      summary: 'Set a new password',
      access: 'anyone',
      limit: 'Register',
      body: resetPasswordInput,
      note: '`email` and `rToken` are copied unchanged from the link in the mail. All sessions and API tokens of the user end; no new session starts.',
    }),
    async ({ ctx, body }, reply) => {
      await resetPassword(ctx, body)
      return reply.send()
    },
  )
  app.put(
    '/api/account/changeemail',
    documented({
      group: 'Account',
      id: 'Account_ChangeEmail',
      summary: 'Request a change of the email address',
      access: 'session',
      limit: 'Register',
      body: emailChangeInput,
      answer: emailChangeAnswer,
      refusal: emailChangeRefusal,
      note: 'The answer is the same whether or not the address is in use. Works for ten minutes after logging in; later it answers 400 with the code AUTH_PASSWORD_NEEDED, and the client must log in again.',
    }),
    async ({ ctx, body }, reply) => {
      if (await requestEmailChange(ctx, body)) {
        return { title: translate(ctx.locale, 'account.mailChangeSent'), data: true, status: 200 }
      }
      const { status, code, key } = new ConflictError('account.askAdminForChange')
      return reply.status(status).send({ title: translate(ctx.locale, key), data: false, status, code })
    },
  )
  app.post(
    '/api/account/mailchangeconfirm',
    documented({
      group: 'Account',
      id: 'Account_MailChangeConfirm',
      summary: 'Confirm the new email address',
      access: 'session',
      body: confirmEmailInput,
      note: 'Both members are copied unchanged from the link in the mail. All other sessions end.',
    }),
    async ({ ctx, body }, reply) => {
      await confirmEmailChange(ctx, body)
      return reply.send()
    },
  )
}
