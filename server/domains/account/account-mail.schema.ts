import { builder } from '../../graphql/builder.ts'
import { withFieldNames } from '../../graphql/field-names.ts'
import { Viewer } from './account.schema.ts'
import { confirmEmailChange, requestEmailChange } from './email-change.service.ts'
import { requestPasswordReset, resetPassword } from './recovery.service.ts'
import { verifyEmail } from './verify-email.service.ts'

const fromLink = 'From the link, unchanged.'

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
  { outputFields: (t) => ({ viewer: t.field({ type: Viewer, resolve: ({ user }) => user }) }) },
)

builder.relayMutationField(
  'requestPasswordReset',
  {
    inputFields: (t) => ({
      email: t.string({ required: true }),
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
  { outputFields: (t) => ({ email: t.exposeString('email') }) },
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
  { outputFields: (t) => ({ done: t.exposeBoolean('done') }) },
)

builder.relayMutationField(
  'requestEmailChange',
  { inputFields: (t) => ({ newEmail: t.string({ required: true }) }) },
  {
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
  { errors: {}, resolve: async (_root, { input }, ctx) => ({ user: await confirmEmailChange(ctx, input) }) },
  { outputFields: (t) => ({ viewer: t.field({ type: Viewer, resolve: ({ user }) => user }) }) },
)
