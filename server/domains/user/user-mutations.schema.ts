import { encodeGlobalID } from '@pothos/plugin-relay'
import { builder } from '../../graphql/builder.ts'
import { createUsers } from '../team/create-users.ts'
import { deleteUser } from './delete-user.ts'
import { resetUserPassword, updateUser } from './edit-user.ts'
import { RoleEnum, UserNode } from './user.schema.ts'

const NewUser = builder.inputType('NewUserInput', {
  description: 'A user to create; an existing user with that name or address is updated.',
  fields: (t) => ({
    userName: t.string({ required: true }),
    password: t.string({ required: true }),
    email: t.string({ required: true }),
    realName: t.string(),
    stdNumber: t.string(),
    phone: t.string(),
    teamName: t.string({ description: 'Users of one call with the same team name join a new team.' }),
  }),
})

builder.relayMutationField(
  'createUsers',
  {
    description: 'Creates users, all or none.',
    inputFields: (t) => ({ users: t.field({ type: [NewUser], required: true }) }),
  },
  { errors: {}, resolve: async (_root, { input }, ctx) => ({ ids: await createUsers(ctx, input.users) }) },
  {
    outputFields: (t) => ({
      users: t.prismaField({
        type: [UserNode],
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
      userName: t.string(),
      email: t.string({ description: 'A new address is unconfirmed unless emailConfirmed is sent too.' }),
      bio: t.string(),
      phone: t.string(),
      realName: t.string(),
      stdNumber: t.string(),
      emailConfirmed: t.boolean(),
      role: t.field({ type: RoleEnum }),
    }),
  },
  {
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
    errors: {},
    resolve: async (_root, { input }, ctx) => ({ password: await resetUserPassword(ctx, input.userId) }),
  },
  { outputFields: (t) => ({ password: t.exposeString('password', { description: 'Never shown again.' }) }) },
)

builder.relayMutationField(
  'deleteUser',
  { inputFields: (t) => ({ userId: t.string({ required: true, description: 'A databaseId.' }) }) },
  {
    errors: {},
    resolve: async (_root, { input }, ctx) => {
      await deleteUser(ctx, input.userId)
      return input
    },
  },
  {
    outputFields: (t) => ({
      deletedUserId: t.id({ resolve: ({ userId }) => encodeGlobalID('User', userId.toLowerCase()) }),
    }),
  },
)
