import { builder } from '../../graphql/builder.ts'
import { readGlobalId } from '../../graphql/global-id.ts'
import { numberKey } from '../../graphql/node-key.ts'
import { refusedDescription, RefusedItemRef } from '../../graphql/refused-items.ts'
import { deleteTeams, lockTeams } from './bulk-teams.ts'
import { loadTeams } from './find-team.ts'
import { TeamNode } from './team.schema.ts'

const idOf = (item: string) => numberKey(readGlobalId(item, 'Team') ?? '')

builder.relayMutationField(
  'lockTeams',
  {
    inputFields: (t) => ({
      ids: t.idList({ required: true, description: 'The global ids of 1 to 500 teams.' }),
      locked: t.boolean({
        required: true,
        description: "Whether their members can't leave, be removed or disband the team.",
      }),
    }),
  },
  {
    description:
      'Locks or unlocks many teams. Each team is changed on its own: one that is refused does not stop the others. For administrators.',
    errors: {},
    resolve: (_root, { input: { ids, locked } }, ctx) => lockTeams(ctx, { ids: ids, idOf }, locked),
  },
  {
    outputFields: (t) => ({
      teams: t.prismaField({
        type: [TeamNode],
        description: 'The teams that were changed, the first created first.',
        resolve: (query, { done }, _args, ctx) => loadTeams(ctx, done.map(idOf), query),
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
  'deleteTeams',
  {
    inputFields: (t) => ({
      ids: t.idList({ required: true, description: 'The global ids of 1 to 500 teams.' }),
    }),
  },
  {
    description:
      'Deletes any teams, also locked ones, with their participations: one that is refused does not stop the others. For administrators.',
    errors: {},
    resolve: (_root, { input }, ctx) => deleteTeams(ctx, { ids: input.ids, idOf }),
  },
  {
    outputFields: (t) => ({
      deletedIds: t.idList({
        description: 'The global ids of the deleted teams.',
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
