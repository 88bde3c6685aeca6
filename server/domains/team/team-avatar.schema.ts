import { forViewer, mutation } from '../../graphql/mutation.ts'
import { rowKeys } from '../../graphql/global-id.ts'
import { updateTeamAvatarFrom } from './team-avatar.service.ts'
import { loadTeam } from './find-team.ts'
import { TeamNode } from './team.schema.ts'

mutation('updateTeamAvatar', {
  description: 'Replaces the picture of a team; scoreboards show it at once. For its captain.',
  input: (t) => ({
    teamId: t.id({
      required: true,
      description: 'The id of a team of which the viewer is the captain.',
    }),
    hash: t.string({
      description: 'The hash of a picture that was uploaded before; used when no file is sent.',
    }),
    file: t.field({ type: 'Upload', description: 'A picture of at most 3 MiB.' }),
  }),
  clears: {},
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, sent) => {
    const { teamId, ...source } = rowKeys(sent)
    await updateTeamAvatarFrom(ctx, teamId, source)
    return { teamId }
  },
  payload: (t) => ({
    team: t.prismaField({
      nullable: true,
      type: TeamNode,
      description: 'The team with its new picture.',
      resolve: (query, { teamId }, _args, ctx) => loadTeam(ctx, teamId, query),
    }),
  }),
})
