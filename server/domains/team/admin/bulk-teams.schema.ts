import { readGlobalId } from '../../../graphql/global-id.ts'
import { forViewer, mutation } from '../../../graphql/mutation.ts'
import { numberKey } from '../../../graphql/node-key.ts'
import { refusedField } from '../../../graphql/errors/refused-items.ts'
import { deleteTeams, lockTeams } from './bulk-teams.ts'
import { loadTeams } from '../find-team.ts'
import { TeamNode } from '../team.schema.ts'

const idOf = (item: string) => numberKey(readGlobalId(item, 'Team') ?? '')

mutation('lockTeams', {
  description:
    'Locks or unlocks many teams. Each team is changed on its own: one that is refused does not stop the others. For administrators.',
  input: (t) => ({
    ids: t.idList({ required: true, description: 'The global ids of 1 to 500 teams.' }),
    locked: t.boolean({
      required: true,
      description: "Whether their members can't leave, be removed or disband the team.",
    }),
  }),
  refuses: forViewer,
  run: (ctx, { ids, locked }) => lockTeams(ctx, { ids, idOf }, locked),
  payload: (t) => ({
    teams: t.prismaField({
      type: [TeamNode],
      nullable: true,
      description: 'The teams that were changed, the first created first.',
      resolve: (query, { done }, _args, ctx) => loadTeams(ctx, done.map(idOf), query),
    }),
    refused: refusedField(t),
  }),
})

mutation('deleteTeams', {
  description:
    'Deletes any teams, also locked ones, with their participations: one that is refused does not stop the others. For administrators.',
  input: (t) => ({ ids: t.idList({ required: true, description: 'The global ids of 1 to 500 teams.' }) }),
  changesResult: true,
  refuses: forViewer,
  run: (ctx, { ids }) => deleteTeams(ctx, { ids, idOf }),
  payload: (t) => ({
    deletedIds: t.idList({
      description: 'The global ids of the deleted teams.',
      resolve: ({ done }) => done,
    }),
    refused: refusedField(t),
  }),
})
