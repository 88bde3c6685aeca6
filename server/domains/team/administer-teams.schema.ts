import { requireAdmin } from '../../use-case/roles.ts'
import { builder } from '../../graphql/builder.ts'
import { editTeam, teamsMatching } from './administer-teams.ts'
import { TeamNode } from './team.schema.ts'

const matching = (search: string | null | undefined) => (search ? teamsMatching(search) : {})

builder.queryField('allTeams', (t) =>
  t.prismaConnection(
    {
      type: TeamNode,
      cursor: 'id',
      nullable: true,
      description: 'All teams, oldest first; for administrators.',
      args: { search: t.arg.string({ description: 'Part of a name, or a databaseId.' }) },
      resolve: (query, _root, { search }, ctx) => {
        requireAdmin(ctx)
        return ctx.db.team.findMany({ ...query, where: matching(search), orderBy: { id: 'asc' } })
      },
      totalCount: (_root, { search }, ctx) => {
        requireAdmin(ctx)
        return ctx.db.team.count({ where: matching(search) })
      },
    },
    { name: 'TeamConnection' },
    { name: 'TeamEdge' },
  ),
)

builder.relayMutationField(
  'editTeam',
  {
    description: 'Updates any team; for administrators.',
    inputFields: (t) => ({
      teamId: t.int({ required: true }),
      name: t.string({ description: 'Unchanged when absent or empty.' }),
      bio: t.string({ description: 'Unchanged when absent or empty.' }),
      locked: t.boolean(),
    }),
  },
  {
    errors: {},
    resolve: async (_root, { input: { teamId, ...input } }, ctx) => {
      await editTeam(ctx, teamId, input)
      return { teamId }
    },
  },
  {
    outputFields: (t) => ({
      team: t.prismaField({
        type: TeamNode,
        resolve: (query, { teamId }, _args, ctx) =>
          ctx.db.team.findUniqueOrThrow({ ...query, where: { id: teamId } }),
      }),
    }),
  },
)
