import { builder } from '../../../graphql/builder.ts'
import { forViewer, mutation } from '../../../graphql/mutation.ts'
import { rowKeys } from '../../../graphql/global-id.ts'
import { orderInput } from '../../../graphql/lists/list-order.ts'
import { allTeams, teamRevision, updateAnyTeam } from './administer-teams.ts'
import { loadTeam } from '../find-team.ts'
import { mayDeleteAnyTeam } from '../team.policy.ts'
import { TeamNode } from '../team.schema.ts'

const TeamOrderInput = orderInput('Team', {
  NAME: { description: 'The name.' },
  CAPTAIN: { description: 'The username of the captain, ignoring case.' },
  LOCKED: { description: 'Whether the team is locked.' },
  CREATED_AT: { description: 'The time of the creation.' },
})

builder.queryField('allTeams', (t) =>
  t.prismaConnection(
    {
      type: TeamNode,
      cursor: 'id',
      nullable: true,
      description: 'All teams; for administrators.',
      args: {
        search: t.arg.string({
          description: 'Only teams with this text in their name or with this databaseId; all when absent.',
        }),
        orderBy: t.arg({ type: TeamOrderInput, description: 'The order; the oldest first when absent.' }),
      },
      resolve: (query, _root, args, ctx) => allTeams(ctx, args).rows(query),
      totalCount: (_root, args, ctx) => allTeams(ctx, args).count(),
    },
    { name: 'TeamConnection' },
    { name: 'TeamEdge' },
  ),
)

builder.prismaObjectField(TeamNode, 'revision', (t) =>
  t.string({
    nullable: true,
    description:
      'Changes with every field that `updateAnyTeam` can change. Send it with a change. For administrators; null for others.',
    resolve: (team, _args, ctx) => (mayDeleteAnyTeam(ctx.viewer) ? teamRevision(team) : null),
  }),
)

mutation('updateAnyTeam', {
  description:
    'Changes the name, the bio and the lock of any team; scoreboards show the name and the bio at once. For administrators.',
  input: (t) => ({
    teamId: t.id({ required: true, description: 'The id of the team.' }),
    name: t.string({ description: 'At most 128 characters. Unchanged when absent or empty.' }),
    bio: t.string({ description: 'At most 72 characters. Unchanged when absent; null removes it.' }),
    locked: t.boolean({
      description: "Whether members can't leave, be removed or disband the team. Unchanged when absent.",
    }),
  }),
  clears: { bio: null },
  knowsRevision: true,
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, sent) => {
    const { teamId, ...input } = rowKeys(sent)
    await updateAnyTeam(ctx, teamId, input)
    return { teamId }
  },
  payload: (t) => ({
    team: t.prismaField({
      nullable: true,
      type: TeamNode,
      description: 'The team after the change.',
      resolve: (query, { teamId }, _args, ctx) => loadTeam(ctx, teamId, query),
    }),
  }),
})
