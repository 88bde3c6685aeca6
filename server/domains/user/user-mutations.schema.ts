import { encodeGlobalID } from '@pothos/plugin-relay'
import { builder } from '../../graphql/builder.ts'
import { createUsers } from '../team/create-users.ts'
import { deleteUser } from './delete-user.ts'
import { resetUserPassword, updateUser } from './edit-user.ts'
import { RoleEnum, UserNode } from './user.schema.ts'

const NewUser = builder.inputType('NewUserInput', {
  description: 'A user to create; an existing user with that name or address is updated.',
  fields: (t) => ({
    userName: t.string({ required: true, description: '3 to 15 characters without an @ sign.' }),
    password: t.string({
      required: true,
      description: 'The password to log in with. It replaces the password of an existing user.',
    }),
    email: t.string({
      required: true,
      description: 'The email address. For a new user it counts as confirmed.',
    }),
    realName: t.string({
      description:
        'At most 128 characters. Left out, it is empty for a new user and stays for an existing one.',
    }),
    stdNumber: t.string({
      description:
        'The student number, at most 64 characters. Left out, it is empty for a new user and stays for an existing one.',
    }),
    phone: t.string({
      description: 'At most 64 characters. Left out, a new user has none and an existing one keeps it.',
    }),
    teamName: t.string({ description: 'Users of one call with the same team name join a new team.' }),
  }),
})

builder.relayMutationField(
  'createUsers',
  {
    inputFields: (t) => ({
      users: t.field({
        type: [NewUser],
        required: true,
        description: 'The users, in the order in which they are created.',
      }),
    }),
  },
  {
    description:
      'Creates many users at once, and teams for them. A user whose username or email address exists is updated instead; their sessions and API tokens end. When one entry is invalid, nothing changes. For administrators.',
    errors: {},
    resolve: async (_root, { input }, ctx) => ({ ids: await createUsers(ctx, input.users) }),
  },
  {
    outputFields: (t) => ({
      users: t.prismaField({
        type: [UserNode],
        description: 'The created and updated users, the first created first.',
        resolve: (query, { ids }, _args, ctx) =>
          ctx.db.user.findMany({ ...query, where: { id: { in: ids } }, orderBy: { id: 'asc' } }),
      }),
    }),
  },
)

builder.relayMutationField(
  'updateUser',
  {
    inputFields: (t) => ({
      userId: t.string({ required: true, description: 'A databaseId.' }),
      userName: t.string({ description: '3 to 15 characters without an @ sign. Unchanged when absent.' }),
      email: t.string({ description: 'A new address is unconfirmed unless emailConfirmed is sent too.' }),
      bio: t.string({ description: 'At most 128 characters. Unchanged when absent.' }),
      phone: t.string({ description: 'At most 64 characters. Unchanged when absent.' }),
      realName: t.string({ description: 'At most 128 characters. Unchanged when absent.' }),
      stdNumber: t.string({
        description: 'The student number, at most 64 characters. Unchanged when absent.',
      }),
      emailConfirmed: t.boolean({
        description:
          'Whether the email address counts as confirmed. Left out, it stays, but a new address is unconfirmed.',
      }),
      role: t.field({
        type: RoleEnum,
        description: "The new role. Unchanged when absent. Banned also deletes the user's API tokens.",
      }),
    }),
  },
  {
    description:
      "Changes the fields of a user that are given. A new username or email address ends the user's sessions. For administrators.",
    errors: {},
    resolve: async (_root, { input: { userId, ...input } }, ctx) => {
      await updateUser(ctx, userId, input)
      return { userId }
    },
  },
  {
    outputFields: (t) => ({
      user: t.prismaField({
        type: UserNode,
        description: 'The user after the change.',
        resolve: (query, { userId }, _args, ctx) =>
          ctx.db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
      }),
    }),
  },
)

builder.relayMutationField(
  'resetUserPassword',
  { inputFields: (t) => ({ userId: t.string({ required: true, description: 'A databaseId.' }) }) },
  {
    description:
      'Gives a user a new random password and ends their sessions and API tokens. For administrators.',
    errors: {},
    resolve: async (_root, { input }, ctx) => ({ password: await resetUserPassword(ctx, input.userId) }),
  },
  { outputFields: (t) => ({ password: t.exposeString('password', { description: 'Never shown again.' }) }) },
)

builder.relayMutationField(
  'deleteUser',
  { inputFields: (t) => ({ userId: t.string({ required: true, description: 'A databaseId.' }) }) },
  {
    description:
      "Deletes a user. Their submissions, events and posts stay without a user. Administrators can't delete themselves or the captain of a team. For administrators.",
    errors: {},
    resolve: async (_root, { input }, ctx) => {
      await deleteUser(ctx, input.userId)
      return input
    },
  },
  {
    outputFields: (t) => ({
      deletedUserId: t.id({
        description: 'The global id of the deleted user.',
        resolve: ({ userId }) => encodeGlobalID('User', userId.toLowerCase()),
      }),
    }),
  },
)
