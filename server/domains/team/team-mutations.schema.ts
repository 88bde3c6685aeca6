import { encodeGlobalID } from '@pothos/plugin-relay'
import { forViewer, mutation } from '../../graphql/mutation.ts'
import { rowKeys } from '../../graphql/global-id.ts'
import { Viewer } from '../account/account.schema.ts'
import { loadViewer } from '../account/load-viewer.ts'
import { verifyTeamToken } from '../game/team-token/team-token.service.ts'
import { deletePermittedTeam } from './delete-team.ts'
import { loadTeam } from './find-team.ts'
import { TeamNode } from './team.schema.ts'
import { createTeam, regenerateInviteCode, transferTeam, updateTeam } from './team.service.ts'

mutation('createTeam', {
  description:
    'Creates a team with the viewer as its captain and only member. A user can be the captain of at most 3 teams.',
  input: (t) => ({
    name: t.string({
      required: true,
      description:
        'At most 128 characters, at least one of them visible, on one line. Two teams can have the same name.',
    }),
    bio: t.string({
      description: 'A text about the team, at most 72 characters. None when absent.',
    }),
  }),
  refuses: [...forViewer, 'conflict'],
  run: async (ctx, input) => ({ teamId: await createTeam(ctx, input) }),
  payload: (t) => ({
    team: t.prismaField({
      nullable: true,
      type: TeamNode,
      description: 'The new team.',
      resolve: (query, { teamId }, _args, ctx) => loadTeam(ctx, teamId, query),
    }),
    viewer: t.prismaField({
      type: Viewer,
      nullable: true,
      description: 'The viewer with the new team. Null with an error for API tokens without the scope read.',
      resolve: (query, _payload, _args, ctx) => loadViewer(ctx, query),
    }),
  }),
})

mutation('updateTeam', {
  description: 'Changes the name and the bio of a team; scoreboards show them at once. For its captain.',
  input: (t) => ({
    teamId: t.id({
      required: true,
      description: 'The id of a team of which the viewer is the captain.',
    }),
    name: t.string({ description: 'At most 128 characters. Unchanged when absent or empty.' }),
    bio: t.string({ description: 'At most 72 characters. Unchanged when absent; null removes it.' }),
  }),
  clears: { bio: null },
  refuses: [...forViewer, 'notFound'],
  run: async (ctx, sent) => {
    const { teamId, ...input } = rowKeys(sent)
    await updateTeam(ctx, teamId, input)
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

mutation('transferTeam', {
  description: 'Makes another member the captain of a team. The viewer stays a member. For its captain.',
  input: (t) => ({
    teamId: t.id({
      required: true,
      description: 'The id of a team of which the viewer is the captain.',
    }),
    newCaptainId: t.id({ required: true, description: 'The id of a member.' }),
  }),
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, sent) => {
    const { teamId, ...input } = rowKeys(sent)
    await transferTeam(ctx, teamId, input)
    return { teamId }
  },
  payload: (t) => ({
    team: t.prismaField({
      nullable: true,
      type: TeamNode,
      description: 'The team with its new captain.',
      resolve: (query, { teamId }, _args, ctx) => loadTeam(ctx, teamId, query),
    }),
  }),
})

mutation('regenerateInviteCode', {
  description: 'Gives a team a new invite code; the old one stops working. For its captain.',
  input: (t) => ({
    teamId: t.id({
      required: true,
      description: 'The id of a team of which the viewer is the captain.',
    }),
  }),
  refuses: [...forViewer, 'notFound'],
  run: async (ctx, sent) => {
    const { teamId } = rowKeys(sent)
    await regenerateInviteCode(ctx, teamId)
    return { teamId }
  },
  payload: (t) => ({
    team: t.prismaField({
      nullable: true,
      type: TeamNode,
      description: 'The team with its new invite code.',
      resolve: (query, { teamId }, _args, ctx) => loadTeam(ctx, teamId, query),
    }),
  }),
})

mutation('deleteTeam', {
  description:
    'Deletes a team with its participations, submissions and solves. For its captain while it is not locked and in no final result. For administrators at any time, with a reason if it is in a final result.',
  input: (t) => ({ teamId: t.id({ required: true, description: 'The id of the team.' }) }),
  changesResult: true,
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, sent) => {
    const { teamId } = rowKeys(sent)
    await deletePermittedTeam(ctx, teamId)
    return { teamId }
  },
  payload: (t) => ({
    deletedId: t.id({
      description: 'The global id of the deleted team.',
      resolve: ({ teamId }) => encodeGlobalID('Team', teamId),
    }),
    viewer: t.prismaField({
      type: Viewer,
      nullable: true,
      description: 'The viewer without the team. Null with an error for API tokens without the scope read.',
      resolve: (query, _payload, _args, ctx) => loadViewer(ctx, query),
    }),
  }),
})

mutation('verifyTeamToken', {
  description:
    "Checks that a team token is signed with the key of a game; fails when it isn't. For everybody, and rate limited.",
  input: (t) => ({
    teamToken: t.string({ required: true, description: 'The team token that the team sees in its game.' }),
    publicKey: t.string({ required: true, description: 'The public key of the game, in base64.' }),
  }),
  refuses: ['unauthenticated'],
  run: async (ctx, input) => {
    return { teamId: await verifyTeamToken(ctx, input) }
  },
  payload: (t) => ({
    teamId: t.id({
      description: 'The global id of the team that the token names.',
      resolve: ({ teamId }) => encodeGlobalID('Team', teamId),
    }),
  }),
})
