import { builder } from '../../graphql/builder.ts'
import { readGlobalId } from '../../graphql/global-id.ts'
import { refusedDescription, RefusedItemRef } from '../../graphql/refused-items.ts'
import { deleteUsers, updateUsers } from './bulk-users.ts'
import { loadUsers } from './user.service.ts'
import { RoleEnum, UserNode } from './user.schema.ts'

const idOf = (item: string) => readGlobalId(item, 'User') ?? ''

builder.relayMutationField(
  'updateUsers',
  {
    inputFields: (t) => ({
      ids: t.idList({ required: true, description: 'The global ids of 1 to 500 users.' }),
      role: t.field({
        type: RoleEnum,
        description: 'The new role of all of them, except of the viewer. Unchanged when absent.',
      }),
      emailConfirmed: t.boolean({
        description: 'Whether their email addresses count as confirmed. Unchanged when absent.',
      }),
    }),
  },
  {
    description:
      'Changes the role or the confirmation of many users. Each user is changed on their own: one that is refused does not stop the others. For administrators.',
    errors: {},
    resolve: (_root, { input: { ids, ...changes } }, ctx) => updateUsers(ctx, { ids: ids, idOf }, changes),
  },
  {
    outputFields: (t) => ({
      users: t.prismaField({
        type: [UserNode],
        description: 'The users that were changed, the first created first.',
        resolve: (query, { done }, _args, ctx) => loadUsers(ctx, done.map(idOf), query),
      }),
      refused: t.field({
        type: [RefusedItemRef],
        description: refusedDescription,
        resolve: ({ refused }) => refused,
      }),
    }),
  },
)

builder.relayMutationField(
  'deleteUsers',
  {
    inputFields: (t) => ({
      ids: t.idList({ required: true, description: 'The global ids of 1 to 500 users.' }),
    }),
  },
  {
    description:
      'Deletes many users, each as `deleteUser` does: one that is refused does not stop the others. For administrators.',
    errors: {},
    resolve: (_root, { input }, ctx) => deleteUsers(ctx, { ids: input.ids, idOf }),
  },
  {
    outputFields: (t) => ({
      deletedIds: t.idList({
        description: 'The global ids of the deleted users.',
        resolve: ({ done }) => done,
      }),
      refused: t.field({
        type: [RefusedItemRef],
        description: refusedDescription,
        resolve: ({ refused }) => refused,
      }),
    }),
  },
)
