import { builder } from '../../graphql/builder.ts'
import { forViewer, mutation } from '../../graphql/mutation.ts'
import { withFieldNames } from '../../graphql/field-names.ts'
import { avatarUrl } from '../asset/asset-url.ts'
import { leaveUrl, providerToLeave } from '../identity/log-out.ts'
import { RoleEnum, UserNode } from '../user/user.schema.ts'
import { changePassword, logOut, updateProfile } from './account.service.ts'
import { finishLogIn, startLogIn } from './log-in.service.ts'
import { loadViewer } from './load-viewer.ts'
import { confirmPassword } from './own-password.ts'
import { register, type RegisterStatus } from './registration.service.ts'

/** The logged-in user, with the fields that only they can see. */
export const Viewer = builder.prismaObject('User', {
  variant: 'Viewer',
  description: 'The logged-in user with the data that only this user sees.',
  fields: (t) => ({
    id: t.id({ description: 'The global id of the viewer.', resolve: (user) => `viewer:${user.id}` }),
    userId: t.exposeString('id', { description: 'The `databaseId` of the user, a UUID.' }),
    userName: t.exposeString('userName', { description: 'The username, 1 to 64 characters.' }),
    email: t.exposeString('email', { description: 'The email address of the account.' }),
    bio: t.exposeString('bio', {
      description: 'A text about the user, at most 128 characters. Others see it.',
    }),
    phone: t.exposeString('phone', {
      description: 'The phone number. Null if none is set. Other players do not see it.',
      nullable: true,
    }),
    realName: t.exposeString('realName', {
      description: 'The real name, empty if none is set. Other players do not see it.',
    }),
    studentNumber: t.exposeString('studentNumber', {
      description: 'The student number, empty if none is set. Other players do not see it.',
    }),
    avatarUrl: t.string({
      description: 'The URL of the avatar. Null without one.',
      nullable: true,
      resolve: (user) => avatarUrl(user.avatarHash),
    }),
    role: t.field({
      description: 'The rights of the user on the platform.',
      type: RoleEnum,
      resolve: (user) => user.role,
    }),
    user: t.variant(UserNode, { description: 'The same user as others see it.' }),
  }),
})

builder.queryField('viewer', (t) =>
  t.prismaField({
    type: Viewer,
    nullable: true,
    description: 'The logged-in user; null for visitors.',
    resolve: (query, _root, _args, ctx) => (ctx.viewer ? loadViewer(ctx, query) : null),
  }),
)

const RegisterStatusEnum = builder.enumType('RegisterStatus', {
  description: 'The state of a new account.',
  values: {
    LoggedIn: { description: 'The account is active and logged in.' },
    AdminConfirmationRequired: { description: 'An administrator must activate the account.' },
    EmailConfirmationRequired: { description: 'The link in the confirmation email activates the account.' },
  } as const satisfies Record<RegisterStatus, object>,
})

mutation('register', {
  description: 'Creates an account. The settings of the platform decide whether it is active at once.',
  input: (t) => ({
    userName: t.string({ description: 'The username, 1 to 64 characters.', required: true }),
    password: t.string({
      description:
        'The password, at least 6 characters with an uppercase letter, a lowercase letter and a digit.',
      required: true,
    }),
    email: t.string({
      description: 'The email address, in a domain that the settings allow.',
      required: true,
    }),
    captcha: t.string({ description: 'The answer to the captcha, if one is required.' }),
  }),
  refuses: ['conflict'],
  run: (ctx, { captcha, ...input }) =>
    withFieldNames({ challenge: 'captcha' }, register(ctx, { ...input, challenge: captcha })),
  payload: (t) => ({
    status: t.field({
      description: 'The state of the new account.',
      type: RegisterStatusEnum,
      resolve: (payload) => payload.status,
    }),
    viewer: t.field({
      description: 'The new user. Null unless the status is `LoggedIn`.',
      type: Viewer,
      nullable: true,
      resolve: (payload) => payload.user,
    }),
  }),
})

mutation('logIn', {
  description: 'Logs in and starts a session, which the cookie of the response identifies.',
  input: (t) => ({
    userName: t.string({ required: true, description: 'Username or email address.' }),
    password: t.string({ description: 'The password of the account.', required: true }),
    captcha: t.string({
      description:
        'The answer to the captcha, if one is required. It is also required after many failures, which are answered with ' +
        'CAPTCHA_REQUIRED.',
    }),
  }),
  refuses: ['unauthenticated', 'conflict'],
  run: (ctx, { captcha, ...input }) =>
    withFieldNames({ challenge: 'captcha' }, startLogIn(ctx, { ...input, challenge: captcha })),
  payload: (t) => ({
    viewer: t.field({
      description: 'The logged-in user. Null if the account needs a second step.',
      nullable: true,
      type: Viewer,
      resolve: ({ user }) => user,
    }),
    secondStepToken: t.exposeString('token', {
      description:
        'The token for `finishLogIn`, valid for ten minutes. Null if the account needs no second step.',
      nullable: true,
    }),
  }),
})

mutation('finishLogIn', {
  description: 'Finishes a log-in that needs a second step.',
  input: (t) => ({
    token: t.string({ description: 'The `secondStepToken` of `logIn`.', required: true }),
    code: t.string({
      description: 'A code of the app, six digits, or a recovery code. Each code works once.',
      required: true,
    }),
  }),
  refuses: ['unauthenticated', 'conflict'],
  run: async (ctx, input) => ({ user: await finishLogIn(ctx, input) }),
  payload: (t) => ({
    viewer: t.field({
      description: 'The logged-in user.',
      nullable: true,
      type: Viewer,
      resolve: ({ user }) => user,
    }),
  }),
})

mutation('logOut', {
  description: 'Ends the current session.',
  input: (t) => ({ everywhere: t.boolean({ description: 'Ends all sessions of the user.' }) }),
  refuses: forViewer,
  run: async (ctx, input) => {
    const everywhere = input.everywhere ?? false
    const leaving = await providerToLeave(ctx)
    await logOut(ctx, { everywhere })
    return { everywhere, leaving }
  },
  payload: (t) => ({
    everywhere: t.exposeBoolean('everywhere', { description: 'Whether all sessions of the user ended.' }),
    nextUrl: t.string({
      nullable: true,
      description:
        'The address that the browser visits next, to log out at the provider with which the session began. Null if there is none.',
      resolve: ({ leaving }, _args, ctx) => leaving && leaveUrl(ctx, leaving),
    }),
  }),
})

mutation('updateProfile', {
  description: 'Updates the profile of the viewer. A new username ends the other sessions of the viewer.',
  input: (t) => ({
    userName: t.string({ description: 'The new username, 1 to 64 characters. Left out: unchanged.' }),
    bio: t.string({ description: 'A text about the user, at most 128 characters. Left out: unchanged.' }),
    phone: t.string({ description: 'The phone number, at most 64 characters. Left out: unchanged.' }),
    realName: t.string({ description: 'The real name, at most 128 characters. Left out: unchanged.' }),
    studentNumber: t.string({
      description: 'The student number, at most 64 characters. Left out: unchanged.',
    }),
  }),
  clears: { bio: '', phone: '', realName: '', studentNumber: '' },
  refuses: forViewer,
  run: async (ctx, { studentNumber, ...input }) => ({
    user: await withFieldNames(
      { stdNumber: 'studentNumber' },
      updateProfile(ctx, { ...input, stdNumber: studentNumber }),
    ),
  }),
  payload: (t) => ({
    viewer: t.field({
      description: 'The viewer after the update.',
      nullable: true,
      type: Viewer,
      resolve: ({ user }) => user,
    }),
  }),
})

mutation('confirmPassword', {
  description:
    'Confirms the password in this session. Creating API tokens and changing the email address require this within the last ten minutes.',
  input: (t) => ({
    password: t.string({ description: 'The current password of the viewer.', required: true }),
  }),
  refuses: forViewer,
  run: async (ctx, input) => ({ user: await confirmPassword(ctx, input) }),
  payload: (t) => ({
    viewer: t.field({
      description: 'The viewer.',
      nullable: true,
      type: Viewer,
      resolve: ({ user }) => user,
    }),
  }),
})

mutation('changePassword', {
  description: 'Sets a new password. The other sessions of the viewer end.',
  input: (t) => ({
    old: t.string({ description: 'The current password.', required: true }),
    new: t.string({
      description:
        'The new password, at least 6 characters with an uppercase letter, a lowercase letter and a digit.',
      required: true,
    }),
  }),
  refuses: forViewer,
  run: async (ctx, input) => ({ user: await changePassword(ctx, input) }),
  payload: (t) => ({
    viewer: t.field({
      description: 'The viewer.',
      nullable: true,
      type: Viewer,
      resolve: ({ user }) => user,
    }),
  }),
})
