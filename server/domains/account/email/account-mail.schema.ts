import { forViewer, mutation } from '../../../graphql/mutation.ts'
import { withFieldNames } from '../../../graphql/field-names.ts'
import { Viewer } from '../account.schema.ts'
import { confirmEmailChange, requestEmailChange } from './email-change.service.ts'
import { requestPasswordReset, resetPassword } from '../recovery.service.ts'
import { verifyEmail } from './verify-email.service.ts'

const fromLink = 'The text from the link in the email, unchanged.'

mutation('verifyEmail', {
  description: 'Confirms the email address of a registration and logs in.',
  input: (t) => ({
    token: t.string({ required: true, description: fromLink }),
    email: t.string({ required: true, description: fromLink }),
  }),
  refuses: ['unauthenticated', 'conflict'],
  run: async (ctx, input) => ({ user: await verifyEmail(ctx, input) }),
  payload: (t) => ({
    viewer: t.field({
      description: 'The user, now logged in.',
      nullable: true,
      type: Viewer,
      resolve: ({ user }) => user,
    }),
  }),
})

mutation('requestPasswordReset', {
  description: 'Sends a link if an account has this address. The answer is the same in both cases.',
  input: (t) => ({
    email: t.string({ description: 'The email address of the account.', required: true }),
    captcha: t.string({ description: 'The answer to the captcha, if one is required.' }),
  }),
  refuses: ['conflict'],
  run: async (ctx, { email, captcha }) => ({
    email: await withFieldNames(
      { challenge: 'captcha' },
      requestPasswordReset(ctx, { email, challenge: captcha }),
    ),
  }),
  payload: (t) => ({
    email: t.exposeString('email', { description: 'The email address as it was sent.' }),
  }),
})

mutation('resetPassword', {
  description: 'Ends all sessions of the user; no new session starts.',
  input: (t) => ({
    password: t.string({ required: true, description: 'The new password.' }),
    email: t.string({ required: true, description: fromLink }),
    token: t.string({ required: true, description: fromLink }),
  }),
  refuses: ['conflict'],
  run: async (ctx, { token, ...input }) => {
    await withFieldNames({ rToken: 'token' }, resetPassword(ctx, { ...input, rToken: token }))
    return { email: input.email }
  },
  payload: (t) => ({
    email: t.exposeString('email', { description: 'The email address of the account, as it was sent.' }),
  }),
})

mutation('requestEmailChange', {
  description:
    'Sends a link to a new email address of the viewer. Requires a recent login or `confirmPassword`.',
  input: (t) => ({
    newEmail: t.string({
      description: 'The new email address, in a domain that the settings allow.',
      required: true,
    }),
  }),
  refuses: [...forViewer, 'conflict'],
  run: async (ctx, { newEmail }) => ({
    mailSent: await withFieldNames({ newMail: 'newEmail' }, requestEmailChange(ctx, { newMail: newEmail })),
  }),
  payload: (t) => ({
    mailSent: t.exposeBoolean('mailSent', {
      description: 'False if only an administrator can change email addresses.',
    }),
  }),
})

mutation('confirmEmailChange', {
  description:
    'Sets the new email address from the link of `requestEmailChange`. The other sessions of the viewer end.',
  input: (t) => ({
    token: t.string({ required: true, description: fromLink }),
    email: t.string({ required: true, description: fromLink }),
  }),
  refuses: [...forViewer, 'conflict'],
  run: async (ctx, input) => ({ user: await confirmEmailChange(ctx, input) }),
  payload: (t) => ({
    viewer: t.field({
      description: 'The viewer with the new address.',
      nullable: true,
      type: Viewer,
      resolve: ({ user }) => user,
    }),
  }),
})
