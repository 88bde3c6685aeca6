import { builder } from '../../graphql/builder.ts'
import { rowKeys } from '../../graphql/global-id.ts'
import { Viewer } from '../account/account.schema.ts'
import { loadViewer } from '../account/load-viewer.ts'
import { acceptInvite, kickMember, leaveTeam } from './membership.service.ts'
import { loadTeam } from './find-team.ts'
import { TeamNode } from './team.schema.ts'

builder.relayMutationField(
  'acceptInvite',
  {
    inputFields: (t) => ({
      code: t.string({ required: true, description: 'The invite code, as the captain sees it.' }),
    }),
  },
  {
    description:
      'Adds the viewer to the team of an invite code, also when the team is locked. Wrong codes are rate limited.',
    errors: {},
    resolve: async (_root, { input }, ctx) => ({ teamId: await acceptInvite(ctx, input) }),
  },
  {
    outputFields: (t) => ({
      team: t.prismaField({
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
  },
)

builder.relayMutationField(
  'kickMember',
  {
    inputFields: (t) => ({
      teamId: t.id({
        required: true,
        description: 'The id of a team of which the viewer is the captain.',
      }),
      userId: t.id({ required: true, description: 'The id of a member.' }),
    }),
  },
  {
    description:
      'Removes a member from a team and from the games that the team joined. Not while the team is locked. For its captain.',
    errors: {},
    resolve: async (_root, { input: sent }, ctx) => {
      const { teamId, ...input } = rowKeys(sent)
      await kickMember(ctx, teamId, input)
      return { teamId }
    },
  },
  {
    outputFields: (t) => ({
      team: t.prismaField({
        type: TeamNode,
        description: 'The team without the member.',
        resolve: (query, { teamId }, _args, ctx) => loadTeam(ctx, teamId, query),
      }),
    }),
  },
)

builder.relayMutationField(
  'leaveTeam',
  {
    inputFields: (t) => ({
      teamId: t.id({
        required: true,
        description: 'The id of a team of which the viewer is a member.',
      }),
    }),
  },
  {
    description:
      'Removes the viewer from a team and from the games that the team joined. Not while the team is locked, and not for its captain.',
    errors: {},
    resolve: async (_root, { input: sent }, ctx) => {
      const { teamId } = rowKeys(sent)
      await leaveTeam(ctx, teamId)
      return { teamId }
    },
  },
  {
    outputFields: (t) => ({
      viewer: t.prismaField({
        type: Viewer,
        nullable: true,
        description: 'The viewer without the team. Null with an error for API tokens without the scope read.',
        resolve: (query, _payload, _args, ctx) => loadViewer(ctx, query),
      }),
    }),
  },
)
