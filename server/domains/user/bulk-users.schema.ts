import { readGlobalId } from '../../graphql/global-id.ts'
import { forViewer, mutation } from '../../graphql/mutation.ts'
import { refusedField } from '../../graphql/errors/refused-items.ts'
import { deleteUsers, updateUsers } from './bulk-users.ts'
import { loadUsers } from './user.service.ts'
import { RoleEnum, UserNode } from './user.schema.ts'

const idOf = (item: string) => readGlobalId(item, 'User') ?? ''

mutation('updateUsers', {
  description:
    'Changes the role or the confirmation of many users. Each user is changed on their own: one that is refused does not stop the others. For administrators.',
  input: (t) => ({
    ids: t.idList({ required: true, description: 'The global ids of 1 to 500 users.' }),
    role: t.field({
      type: RoleEnum,
      description: 'The new role of all of them, except of the viewer. Unchanged when absent.',
    }),
    emailConfirmed: t.boolean({
      description: 'Whether their email addresses count as confirmed. Unchanged when absent.',
    }),
  }),
  clears: {},
  refuses: forViewer,
  run: (ctx, { ids, ...changes }) => updateUsers(ctx, { ids, idOf }, changes),
  payload: (t) => ({
    users: t.prismaField({
      type: [UserNode],
      nullable: true,
      description: 'The users that were changed, the first created first.',
      resolve: (query, { done }, _args, ctx) => loadUsers(ctx, done.map(idOf), query),
    }),
    refused: refusedField(t),
  }),
})

mutation('deleteUsers', {
  description:
    'Deletes many users, each as `deleteUser` does: one that is refused does not stop the others. For administrators.',
  input: (t) => ({ ids: t.idList({ required: true, description: 'The global ids of 1 to 500 users.' }) }),
  refuses: forViewer,
  run: (ctx, { ids }) => deleteUsers(ctx, { ids, idOf }),
  payload: (t) => ({
    deletedIds: t.idList({
      description: 'The global ids of the deleted users.',
      resolve: ({ done }) => done,
    }),
    refused: refusedField(t),
  }),
})
