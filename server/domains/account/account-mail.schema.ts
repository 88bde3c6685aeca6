import { builder } from '../../graphql/builder.ts'
import { withFieldNames } from '../../graphql/field-names.ts'
import { Viewer } from './account.schema.ts'
import { confirmEmailChange, requestEmailChange } from './email-change.service.ts'
import { requestPasswordReset, resetPassword } from './recovery.service.ts'
import { verifyEmail } from './verify-email.service.ts'

const fromLink = 'The text from the link in the email, unchanged.'

builder.relayMutationField(
  'verifyEmail',
  {
    inputFields: (t) => ({
      token: t.string({ required: true, description: fromLink }),
      email: t.string({ required: true, description: fromLink }),
    }),
  },
  {
    errors: {},
    description: 'Confirms the email address of a registration and logs in.',
    resolve: async (_root, { input }, ctx) => ({ user: await verifyEmail(ctx, input) }),
  },
  {
    outputFields: (t) => ({
      viewer: t.field({ description: 'The user, now logged in.', type: Viewer, resolve: ({ user }) => user }),
    }),
  },
)

builder.relayMutationField(
  'requestPasswordReset',
  {
    inputFields: (t) => ({
      email: t.string({ description: 'The email address of the account.', required: true }),
      captcha: t.string({ description: 'The answer to the captcha, if one is required.' }),
    }),
  },
  {
    errors: {},
    description: 'Sends a link if an account has this address. The answer is the same in both cases.',
    resolve: async (_root, { input: { email, captcha } }, ctx) => ({
      email: await withFieldNames(
        { challenge: 'captcha' },
        requestPasswordReset(ctx, { email, challenge: captcha }),
      ),
    }),
  },
  {
    outputFields: (t) => ({
      email: t.exposeString('email', { description: 'The email address as it was sent.' }),
    }),
  },
)

builder.relayMutationField(
  'resetPassword',
  {
    inputFields: (t) => ({
      password: t.string({ required: true, description: 'The new password.' }),
      email: t.string({ required: true, description: fromLink }),
      token: t.string({ required: true, description: fromLink }),
    }),
  },
  {
    errors: {},
    description: 'Ends all sessions of the user; no new session starts.',
    resolve: async (_root, { input: { token, ...input } }, ctx) => {
      await withFieldNames({ rToken: 'token' }, resetPassword(ctx, { ...input, rToken: token }))
      return { done: true }
    },
  },
  { outputFields: (t) => ({ done: t.exposeBoolean('done', { description: 'Always true.' }) }) },
)

builder.relayMutationField(
  'requestEmailChange',
  {
    inputFields: (t) => ({
      newEmail: t.string({
        description: 'The new email address, in a domain that the settings allow.',
        required: true,
      }),
    }),
  },
  {
    description:
      'Sends a link to a new email address of the viewer. Requires a recent login or `confirmPassword`.',
    errors: {},
    resolve: async (_root, { input: { newEmail } }, ctx) => ({
      mailSent: await withFieldNames({ newMail: 'newEmail' }, requestEmailChange(ctx, { newMail: newEmail })),
    }),
  },
  {
    outputFields: (t) => ({
      mailSent: t.exposeBoolean('mailSent', {
        description: 'False if only an administrator can change email addresses.',
      }),
    }),
  },
)

builder.relayMutationField(
  'confirmEmailChange',
  {
    inputFields: (t) => ({
      token: t.string({ required: true, description: fromLink }),
      email: t.string({ required: true, description: fromLink }),
    }),
  },
  {
    description:
      'Sets the new email address from the link of `requestEmailChange`. The other sessions of the viewer end.',
    errors: {},
    resolve: async (_root, { input }, ctx) => ({ user: await confirmEmailChange(ctx, input) }),
  },
  {
    outputFields: (t) => ({
      viewer: t.field({
        description: 'The viewer with the new address.',
        type: Viewer,
        resolve: ({ user }) => user,
      }),
    }),
  },
)
