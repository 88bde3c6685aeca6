import { requireUser } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { withFieldNames } from '../../graphql/field-names.ts'
import { avatarUrl } from '../asset/asset-url.ts'
import { RoleEnum, UserNode } from '../user/user.schema.ts'
import { changePassword, logIn, logOut, updateProfile } from './account.service.ts'
import { confirmPassword } from './own-password.ts'
import { register, type RegisterStatus } from './registration.service.ts'

/** The logged-in user, with the fields that only they can see. */
export const Viewer = builder.prismaObject('User', {
  variant: 'Viewer',
  fields: (t) => ({
    id: t.id({ resolve: (user) => `viewer:${user.id}` }),
    userId: t.exposeString('id'),
    userName: t.exposeString('userName'),
    email: t.exposeString('email'),
    bio: t.exposeString('bio'),
    phone: t.exposeString('phone', { nullable: true }),
    realName: t.exposeString('realName'),
    stdNumber: t.exposeString('studentNumber'),
    avatarUrl: t.string({ nullable: true, resolve: (user) => avatarUrl(user.avatarHash) }),
    role: t.field({ type: RoleEnum, resolve: (user) => user.role }),
    user: t.variant(UserNode),
  }),
})

/** Loads the row of a payload's `viewer`. The use case has checked that a user is logged in. */
export function findViewer(query: object, ctx: Context) {
  const viewer = requireUser(ctx, 'read')
  return ctx.db.user.findUniqueOrThrow({ ...query, where: { id: viewer.id } })
}

builder.queryField('viewer', (t) =>
  t.prismaField({
    type: Viewer,
    nullable: true,
    description: 'The logged-in user; null for visitors.',
    resolve: (query, _root, _args, ctx) => (ctx.viewer ? findViewer(query, ctx) : null),
  }),
)

const RegisterStatusEnum = builder.enumType('RegisterStatus', {
  values: [
    'LoggedIn',
    'AdminConfirmationRequired',
    'EmailConfirmationRequired',
  ] as const satisfies RegisterStatus[],
})

builder.relayMutationField(
  'register',
  {
    inputFields: (t) => ({
      userName: t.string({ required: true }),
      password: t.string({ required: true }),
      email: t.string({ required: true }),
      captcha: t.string({ description: 'The answer to the captcha, if one is required.' }),
    }),
  },
  {
    errors: {},
    resolve: (_root, { input: { captcha, ...input } }, ctx) =>
      withFieldNames({ challenge: 'captcha' }, register(ctx, { ...input, challenge: captcha })),
  },
  {
    outputFields: (t) => ({
      status: t.field({ type: RegisterStatusEnum, resolve: (payload) => payload.status }),
      viewer: t.field({ type: Viewer, nullable: true, resolve: (payload) => payload.user }),
    }),
  },
)

builder.relayMutationField(
  'logIn',
  {
    inputFields: (t) => ({
      userName: t.string({ required: true, description: 'Username or email address.' }),
      password: t.string({ required: true }),
      captcha: t.string({
        description:
          'The answer to the captcha, if one is required. It is also required after many failures, which are answered with ' +
          'CAPTCHA_REQUIRED.',
      }),
    }),
  },
  {
    errors: {},
    resolve: async (_root, { input: { captcha, ...input } }, ctx) => ({
      user: await withFieldNames({ challenge: 'captcha' }, logIn(ctx, { ...input, challenge: captcha })),
    }),
  },
  { outputFields: (t) => ({ viewer: t.field({ type: Viewer, resolve: ({ user }) => user }) }) },
)

builder.relayMutationField(
  'logOut',
  { inputFields: (t) => ({ everywhere: t.boolean({ description: 'Ends all sessions of the user.' }) }) },
  {
    errors: {},
    resolve: async (_root, { input }, ctx) => {
      await logOut(ctx, { everywhere: input.everywhere ?? false })
      return { ok: true }
    },
  },
  { outputFields: (t) => ({ ok: t.exposeBoolean('ok') }) },
)

builder.relayMutationField(
  'updateProfile',
  {
    inputFields: (t) => ({
      userName: t.string(),
      bio: t.string(),
      phone: t.string(),
      realName: t.string(),
      stdNumber: t.string(),
    }),
  },
  { errors: {}, resolve: async (_root, { input }, ctx) => ({ user: await updateProfile(ctx, input) }) },
  { outputFields: (t) => ({ viewer: t.field({ type: Viewer, resolve: ({ user }) => user }) }) },
)

builder.relayMutationField(
  'confirmPassword',
  { inputFields: (t) => ({ password: t.string({ required: true }) }) },
  {
    errors: {},
    description:
      'Confirms the password in this session. Creating API tokens and changing the email address require this within the last ten minutes.',
    resolve: async (_root, { input }, ctx) => ({ user: await confirmPassword(ctx, input) }),
  },
  { outputFields: (t) => ({ viewer: t.field({ type: Viewer, resolve: ({ user }) => user }) }) },
)

builder.relayMutationField(
  'changePassword',
  { inputFields: (t) => ({ old: t.string({ required: true }), new: t.string({ required: true }) }) },
  { errors: {}, resolve: async (_root, { input }, ctx) => ({ user: await changePassword(ctx, input) }) },
  { outputFields: (t) => ({ viewer: t.field({ type: Viewer, resolve: ({ user }) => user }) }) },
)
