import { builder } from '../../graphql/builder.ts'
import { updateTeamAvatarByHash } from './team-avatar.service.ts'
import { TeamNode } from './team.schema.ts'

builder.relayMutationField(
  'updateTeamAvatar',
  {
    inputFields: (t) => ({
      teamId: t.int({ required: true }),
      hash: t.string({ required: true, description: 'Of an uploaded picture.' }),
    }),
  },
  {
    errors: {},
    resolve: async (_root, { input: { teamId, hash } }, ctx) => {
      await updateTeamAvatarByHash(ctx, teamId, hash)
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
