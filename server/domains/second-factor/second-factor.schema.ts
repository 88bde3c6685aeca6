import { builder } from '../../graphql/builder.ts'
import { forViewer, mutation } from '../../graphql/mutation.ts'
import { Viewer } from '../account/account.schema.ts'
import { viewerField } from '../account/viewer-field.schema.ts'
import { Settings, settingsField } from '../platform/settings.schema.ts'
import { isStaffFactorRequired, setStaffFactor } from './staff-factor.ts'
import { confirmTotp, removeTotp, renewRecoveryCodes, startTotp } from './totp.service.ts'

builder.prismaObjectFields(Viewer, (t) => ({
  needsSecondFactor: t.boolean({
    description:
      'Whether this session has only the rights of a player, because the platform requires a second factor of the role.',
    resolve: (_user, _args, ctx) => ctx.viewer?.withheldRole !== undefined,
  }),
  hasTotp: t.boolean({
    description: 'Whether an app for one-time codes is the second factor of the account.',
    select: { totp: { select: { confirmedAt: true } } },
    resolve: ({ totp }) => totp?.confirmedAt != null,
  }),
  recoveryCodesLeft: t.relationCount('recoveryCodes', {
    description: 'The number of recovery codes that have not been used.',
  }),
}))

mutation('startTotp', {
  description:
    'Begins to add an app for one-time codes. It is no second factor before `confirmTotp`. Requires a recent login or `confirmPassword`.',
  refuses: [...forViewer, 'conflict'],
  run: (ctx) => startTotp(ctx),
  payload: (t) => ({
    secret: t.exposeString('secret', { description: 'The secret in Base32, to type into the app.' }),
    address: t.exposeString('address', { description: 'The `otpauth` address, for a QR code.' }),
  }),
})

mutation('confirmTotp', {
  description:
    'Confirms the app with its first code. From then on a log-in needs a second step. Requires a recent login or `confirmPassword`.',
  input: (t) => ({ code: t.string({ description: 'The code that the app shows.', required: true }) }),
  refuses: [...forViewer, 'conflict'],
  run: async (ctx, input) => ({ codes: await confirmTotp(ctx, input) }),
  payload: (t) => ({
    recoveryCodes: t.stringList({
      description: 'Ten recovery codes, which are shown this once.',
      resolve: ({ codes }) => codes,
    }),
    viewer: viewerField(t, 'The viewer with the second factor.'),
  }),
})

mutation('removeTotp', {
  description: 'Removes the app and the recovery codes. Requires a recent login or `confirmPassword`.',
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx) => {
    await removeTotp(ctx)
    return {}
  },
  payload: (t) => ({ viewer: viewerField(t, 'The viewer without the app.') }),
})

mutation('renewRecoveryCodes', {
  description:
    'Replaces the recovery codes. The former ones are void. Requires a recent login or `confirmPassword`.',
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx) => ({ codes: await renewRecoveryCodes(ctx) }),
  payload: (t) => ({
    recoveryCodes: t.stringList({
      description: 'Ten recovery codes, which are shown this once.',
      resolve: ({ codes }) => codes,
    }),
    viewer: viewerField(t, 'The viewer with the number of codes.'),
  }),
})

builder.objectFields(Settings, (t) => ({
  isStaffFactorRequired: t.boolean({
    description: 'Whether monitors and administrators need a second factor for the rights of their role.',
    resolve: (_settings, _args, ctx) => isStaffFactorRequired(ctx),
  }),
}))

mutation('setStaffFactor', {
  description:
    'Requires of monitors and administrators that they log in with a second factor, or does so no longer. Requires a session that was opened with one. For administrators.',
  input: (t) => ({
    isRequired: t.boolean({ required: true, description: 'Whether the second factor is required.' }),
  }),
  refuses: [...forViewer, 'conflict'],
  run: async (ctx, { isRequired }) => {
    await setStaffFactor(ctx, isRequired)
    return {}
  },
  payload: (t) => ({ settings: settingsField(t, 'The settings after the change.') }),
})
