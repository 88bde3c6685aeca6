import { encodeGlobalID } from '@pothos/plugin-relay'
import type { Context } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { findViewer, Viewer } from '../account/account.schema.ts'
import { requireTeamToken } from '../game/team-token.service.ts'
import { deleteAnyTeam } from './administer-teams.ts'
import { acceptInvite, kickMember, leaveTeam } from './membership.service.ts'
import { mayDeleteAnyTeam } from './team.policy.ts'
import { TeamNode } from './team.schema.ts'
import { createTeam, deleteTeam, regenerateInviteCode, transferTeam, updateTeam } from './team.service.ts'

type TeamPayload = { teamId: number }

function findTeam(query: object, { teamId }: TeamPayload, ctx: Context) {
  return ctx.db.team.findUniqueOrThrow({ ...query, where: { id: teamId } })
}

builder.relayMutationField(
  'createTeam',
  { inputFields: (t) => ({ name: t.string({ required: true }), bio: t.string() }) },
  { errors: {}, resolve: async (_root, { input }, ctx) => ({ teamId: await createTeam(ctx, input) }) },
  {
    outputFields: (t) => ({
      team: t.prismaField({
        type: TeamNode,
        resolve: (query, payload, _args, ctx) => findTeam(query, payload, ctx),
      }),
      viewer: t.prismaField({
        type: Viewer,
        nullable: true,
        resolve: (query, _payload, _args, ctx) => findViewer(query, ctx),
      }),
    }),
  },
)

builder.relayMutationField(
  'acceptInvite',
  { inputFields: (t) => ({ code: t.string({ required: true }) }) },
  { errors: {}, resolve: async (_root, { input }, ctx) => ({ teamId: await acceptInvite(ctx, input) }) },
  {
    outputFields: (t) => ({
      team: t.prismaField({
        type: TeamNode,
        resolve: (query, payload, _args, ctx) => findTeam(query, payload, ctx),
      }),
      viewer: t.prismaField({
        type: Viewer,
        nullable: true,
        resolve: (query, _payload, _args, ctx) => findViewer(query, ctx),
      }),
    }),
  },
)

builder.relayMutationField(
  'updateTeam',
  {
    inputFields: (t) => ({
      teamId: t.int({ required: true }),
      name: t.string({ description: 'Unchanged when absent or empty.' }),
      bio: t.string({ description: 'Unchanged when absent; null clears it.' }),
    }),
  },
  {
    errors: {},
    resolve: async (_root, { input: { teamId, ...input } }, ctx) => {
      await updateTeam(ctx, teamId, input)
      return { teamId }
    },
  },
  {
    outputFields: (t) => ({
      team: t.prismaField({
        type: TeamNode,
        resolve: (query, payload, _args, ctx) => findTeam(query, payload, ctx),
      }),
    }),
  },
)

builder.relayMutationField(
  'transferTeam',
  {
    inputFields: (t) => ({
      teamId: t.int({ required: true }),
      newCaptainId: t.string({ required: true, description: 'The databaseId of a member.' }),
    }),
  },
  {
    errors: {},
    resolve: async (_root, { input: { teamId, ...input } }, ctx) => {
      await transferTeam(ctx, teamId, input)
      return { teamId }
    },
  },
  {
    outputFields: (t) => ({
      team: t.prismaField({
        type: TeamNode,
        resolve: (query, payload, _args, ctx) => findTeam(query, payload, ctx),
      }),
    }),
  },
)

builder.relayMutationField(
  'regenerateInviteCode',
  { inputFields: (t) => ({ teamId: t.int({ required: true }) }) },
  {
    errors: {},
    resolve: async (_root, { input: { teamId } }, ctx) => {
      await regenerateInviteCode(ctx, teamId)
      return { teamId }
    },
  },
  {
    outputFields: (t) => ({
      team: t.prismaField({
        type: TeamNode,
        resolve: (query, payload, _args, ctx) => findTeam(query, payload, ctx),
      }),
    }),
  },
)

builder.relayMutationField(
  'kickMember',
  {
    inputFields: (t) => ({
      teamId: t.int({ required: true }),
      userId: t.string({ required: true, description: 'The databaseId of a member.' }),
    }),
  },
  {
    errors: {},
    resolve: async (_root, { input: { teamId, ...input } }, ctx) => {
      await kickMember(ctx, teamId, input)
      return { teamId }
    },
  },
  {
    outputFields: (t) => ({
      team: t.prismaField({
        type: TeamNode,
        resolve: (query, payload, _args, ctx) => findTeam(query, payload, ctx),
      }),
    }),
  },
)

builder.relayMutationField(
  'leaveTeam',
  { inputFields: (t) => ({ teamId: t.int({ required: true }) }) },
  {
    errors: {},
    resolve: async (_root, { input: { teamId } }, ctx) => {
      await leaveTeam(ctx, teamId)
      return { teamId }
    },
  },
  {
    outputFields: (t) => ({
      viewer: t.prismaField({
        type: Viewer,
        nullable: true,
        resolve: (query, _payload, _args, ctx) => findViewer(query, ctx),
      }),
    }),
  },
)

builder.relayMutationField(
  'deleteTeam',
  {
    description: 'Deletes a team; for its captain unless it is locked, for administrators always.',
    inputFields: (t) => ({ teamId: t.int({ required: true }) }),
  },
  {
    errors: {},
    resolve: async (_root, { input: { teamId } }, ctx) => {
      await (mayDeleteAnyTeam(ctx.viewer) ? deleteAnyTeam : deleteTeam)(ctx, teamId)
      return { teamId }
    },
  },
  {
    outputFields: (t) => ({
      deletedId: t.id({ resolve: ({ teamId }) => encodeGlobalID('Team', teamId) }),
      viewer: t.prismaField({
        type: Viewer,
        nullable: true,
        resolve: (query, _payload, _args, ctx) => findViewer(query, ctx),
      }),
    }),
  },
)

builder.relayMutationField(
  'verifyTeamToken',
  {
    inputFields: (t) => ({
      teamToken: t.string({ required: true, description: 'The team token that the team sees in its game.' }),
      publicKey: t.string({ required: true, description: 'The public key of the game, in base64.' }),
    }),
  },
  {
    errors: {},
    resolve: async (_root, { input }, ctx) => {
      await requireTeamToken(ctx, input)
      return { ok: true }
    },
  },
  { outputFields: (t) => ({ ok: t.exposeBoolean('ok') }) },
)
