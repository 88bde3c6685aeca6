import { encodeGlobalID } from '@pothos/plugin-relay'
import { builder } from '../../graphql/builder.ts'
import { withFieldNames } from '../../graphql/field-names.ts'
import { forViewer, mutation } from '../../graphql/mutation.ts'
import { rowKeys } from '../../graphql/global-id.ts'
import { createUsers, type OnExisting } from '../team/admin/create-users.ts'
import { deleteUser } from './delete-user.ts'
import { resetUserPassword, updateUser } from './update-user.ts'
import { RoleEnum, UserNode } from './user.schema.ts'
import { loadUser, loadUsers } from './user.service.ts'

/** Fields that the REST contract calls otherwise. */
const contractNames = { stdNumber: 'studentNumber' } as const

const OnExistingEnum = builder.enumType('OnExisting', {
  description: 'What happens with an entry whose username or email address belongs to a user.',
  values: {
    REJECT: { description: 'The mutation is refused and changes nothing.' },
    UPDATE: {
      description:
        'The user gets the data and the password of the entry, and their sessions and API tokens end.',
    },
  } as const satisfies Record<OnExisting, object>,
})

const NewUser = builder.inputType('NewUserInput', {
  description: 'A user to create.',
  fields: (t) => ({
    userName: t.string({ required: true, description: '1 to 64 characters without an @ sign.' }),
    password: t.string({
      required: true,
      description: 'The password to log in with.',
    }),
    email: t.string({
      required: true,
      description: 'The email address. For a new user it counts as confirmed.',
    }),
    realName: t.string({
      description:
        'At most 128 characters. When absent, it is empty for a new user and unchanged for an existing one.',
    }),
    studentNumber: t.string({
      description:
        'The student number, at most 64 characters. When absent, it is empty for a new user and unchanged for an existing one.',
    }),
    phone: t.string({
      description:
        'At most 64 characters. When absent, a new user has none and an existing one keeps theirs.',
    }),
    teamName: t.string({
      description:
        'The name of a team to create, at most 128 characters. Entries with the same name share one team, led by the first of them. When absent, the user joins no team.',
    }),
  }),
})

mutation('createUsers', {
  description:
    'Creates many users at once, and teams for them. Entries for existing users are refused unless `onExisting` is UPDATE. When one entry is invalid, nothing changes. For administrators.',
  input: (t) => ({
    users: t.field({
      type: [NewUser],
      required: true,
      description: 'The users, in the order in which they are created.',
    }),
    onExisting: t.field({
      type: OnExistingEnum,
      required: true,
      defaultValue: 'REJECT',
      description: 'What happens with an entry whose username or email address belongs to a user.',
    }),
  }),
  refuses: forViewer,
  run: async (ctx, input) => {
    const users = input.users.map(({ studentNumber, ...user }) => ({ ...user, stdNumber: studentNumber }))
    return { ids: await withFieldNames(contractNames, createUsers(ctx, users, input.onExisting)) }
  },
  payload: (t) => ({
    users: t.prismaField({
      nullable: true,
      type: [UserNode],
      description: 'The created and updated users, the first created first.',
      resolve: (query, { ids }, _args, ctx) => loadUsers(ctx, ids, query),
    }),
  }),
})

mutation('updateUser', {
  description:
    "Changes the fields of a user that are given. A new username or email address ends the user's sessions. For administrators.",
  input: (t) => ({
    userId: t.id({ required: true, description: 'The id of a user.' }),
    userName: t.string({ description: '1 to 64 characters without an @ sign. Unchanged when absent.' }),
    email: t.string({
      description:
        'The new email address, unconfirmed unless emailConfirmed is sent too. Unchanged when absent.',
    }),
    bio: t.string({ description: 'At most 128 characters. Unchanged when absent.' }),
    phone: t.string({ description: 'At most 64 characters. Unchanged when absent.' }),
    realName: t.string({ description: 'At most 128 characters. Unchanged when absent.' }),
    studentNumber: t.string({
      description: 'The student number, at most 64 characters. Unchanged when absent.',
    }),
    emailConfirmed: t.boolean({
      description:
        'Whether the email address counts as confirmed. When absent, it stays unless the address is new.',
    }),
    role: t.field({
      type: RoleEnum,
      description: "The new role. Unchanged when absent. Banned also deletes the user's API tokens.",
    }),
  }),
  clears: { bio: '', phone: '', realName: '', studentNumber: '' },
  knowsRevision: true,
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, sent) => {
    const { userId, studentNumber, ...input } = rowKeys(sent)
    const changes = { ...input, stdNumber: studentNumber }
    await withFieldNames(contractNames, updateUser(ctx, userId, changes))
    return { userId }
  },
  payload: (t) => ({
    user: t.prismaField({
      nullable: true,
      type: UserNode,
      description: 'The user after the change.',
      resolve: (query, { userId }, _args, ctx) => loadUser(ctx, userId, query),
    }),
  }),
})

mutation('resetUserPassword', {
  description:
    'Gives a user a new random password and ends their sessions and API tokens. For administrators.',
  input: (t) => ({ userId: t.id({ required: true, description: 'The id of a user.' }) }),
  refuses: [...forViewer, 'notFound'],
  run: async (ctx, input) => ({
    password: await resetUserPassword(ctx, rowKeys(input).userId),
  }),
  payload: (t) => ({
    password: t.exposeString('password', { description: 'The new password. It is never shown again.' }),
  }),
})

mutation('deleteUser', {
  description:
    "Deletes a user. Their submissions, events and posts stay without a user. Administrators can't delete themselves or the captain of a team. For administrators.",
  input: (t) => ({ userId: t.id({ required: true, description: 'The id of a user.' }) }),
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, input) => {
    const { userId } = rowKeys(input)
    await deleteUser(ctx, userId)
    return { userId }
  },
  payload: (t) => ({
    deletedId: t.id({
      description: 'The global id of the deleted user.',
      resolve: ({ userId }) => encodeGlobalID('User', userId.toLowerCase()),
    }),
  }),
})
