import { forViewer, mutation } from '../../graphql/mutation.ts'
import { rowKeys } from '../../graphql/global-id.ts'
import { Viewer } from '../account/account.schema.ts'
import { loadViewer } from '../account/load-viewer.ts'
import { acceptInvite, kickMember, leaveTeam } from './membership.service.ts'
import { loadTeam } from './find-team.ts'
import { TeamNode } from './team.schema.ts'

mutation('acceptInvite', {
  description:
    'Adds the viewer to the team of an invite code, also when the team is locked. Wrong codes are rate limited.',
  input: (t) => ({
    code: t.string({ required: true, description: 'The invite code, as the captain sees it.' }),
  }),
  refuses: [...forViewer, 'conflict'],
  run: async (ctx, input) => ({ teamId: await acceptInvite(ctx, input) }),
  payload: (t) => ({
    team: t.prismaField({
      nullable: true,
      type: TeamNode,
      description: 'The team that the viewer joined.',
      resolve: (query, { teamId }, _args, ctx) => loadTeam(ctx, teamId, query),
    }),
    viewer: t.prismaField({
      type: Viewer,
      nullable: true,
      description:
        'The viewer with the team that they joined. Null with an error for API tokens without the scope read.',
      resolve: (query, _payload, _args, ctx) => loadViewer(ctx, query),
    }),
  }),
})

mutation('kickMember', {
  description:
    'Removes a member from a team and from the games that the team joined. Not while the team is locked. For its captain.',
  input: (t) => ({
    teamId: t.id({
      required: true,
      description: 'The id of a team of which the viewer is the captain.',
    }),
    userId: t.id({ required: true, description: 'The id of a member.' }),
  }),
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, sent) => {
    const { teamId, ...input } = rowKeys(sent)
    await kickMember(ctx, teamId, input)
    return { teamId }
  },
  payload: (t) => ({
    team: t.prismaField({
      nullable: true,
      type: TeamNode,
      description: 'The team without the member.',
      resolve: (query, { teamId }, _args, ctx) => loadTeam(ctx, teamId, query),
    }),
  }),
})

mutation('leaveTeam', {
  description:
    'Removes the viewer from a team and from the games that the team joined. Not while the team is locked, and not for its captain.',
  input: (t) => ({
    teamId: t.id({
      required: true,
      description: 'The id of a team of which the viewer is a member.',
    }),
  }),
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, sent) => {
    const { teamId } = rowKeys(sent)
    await leaveTeam(ctx, teamId)
    return { teamId }
  },
  payload: (t) => ({
    viewer: t.prismaField({
      type: Viewer,
      nullable: true,
      description: 'The viewer without the team. Null with an error for API tokens without the scope read.',
      resolve: (query, _payload, _args, ctx) => loadViewer(ctx, query),
    }),
  }),
})
