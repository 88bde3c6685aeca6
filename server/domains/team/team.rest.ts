import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { ConflictError, NotFoundError } from '../../use-case/errors.ts'
import { documented } from '../../rest/operation.ts'
import { guidParam, intParam, readGuidParam, readIntParam } from '../../rest/params.ts'
import { verifyTeamToken, teamTokenInput } from '../game/team-token/team-token.service.ts'
import { deleteLedTeam } from './delete-team.ts'
import { acceptInvite, kickMember, leaveTeam } from './membership.service.ts'
import { requireContractTeamName } from './new-team-name.ts'
import { contractTeamInput, transferInput } from './team.input.ts'
import { toTeamInfo } from './team.presenter.ts'
import {
  createTeam,
  listOwnTeams,
  readInviteCode,
  readTeam,
  regenerateInviteCode,
  transferTeam,
  updateTeam,
} from './team.service.ts'
import { teamInfo } from './team.shapes.ts'

export function registerTeamRoutes(app: FastifyInstance): void {
  const team = `/api/team/${intParam('id')}`

  app.get(
    '/api/team',
    documented({
      group: 'Team',
      id: 'Team_GetTeamsInfo',
      summary: 'List your teams',
      access: 'user:read',
      answer: z.array(teamInfo),
    }),
    async ({ ctx }) => (await listOwnTeams(ctx)).map(toTeamInfo),
  )
  app.post(
    '/api/team',
    documented({
      group: 'Team',
      id: 'Team_CreateTeam',
      summary: 'Create a team',
      access: 'user:play',
      body: contractTeamInput,
      answer: teamInfo,
    }),
    async ({ ctx, body }) =>
      toTeamInfo(await readTeam(ctx, await createTeam(ctx, body, requireContractTeamName))),
  )
  app.post(
    '/api/team/accept',
    documented({
      group: 'Team',
      id: 'Team_Accept',
      summary: 'Join a team by its invite code',
      access: 'user:play',
      body: z.string().describe('The invite code'),
    }),
    async ({ ctx, body }, reply) => {
      await acceptInvite(ctx, { code: body })
      return reply.send()
    },
  )
  app.post(
    '/api/team/verify',
    documented({
      group: 'Team',
      id: 'Team_VerifySignature',
      summary: 'Verify a team token',
      access: 'anyone',
      body: teamTokenInput,
      errors: [401],
    }),
    async ({ ctx, body }, reply) => {
      await verifyTeamToken(ctx, body)
      return reply.send()
    },
  )

  app.get(
    team,
    documented({
      group: 'Team',
      id: 'Team_GetBasicInfo',
      summary: 'Read a team',
      access: 'anyone',
      answer: teamInfo,
      errors: [404],
    }),
    async (request) => toTeamInfo(await readTeam(request.ctx, readIntParam(request, 'id'))),
  )
  app.put(
    team,
    documented({
      group: 'Team',
      id: 'Team_UpdateTeam',
      summary: 'Update a team',
      access: 'user:play',
      body: contractTeamInput,
      answer: teamInfo,
      note: 'For its captain.',
    }),
    async (request) => {
      const { ctx, body } = request
      const id = readIntParam(request, 'id')
      await answerMissingWith400(updateTeam(ctx, id, withBio(body), requireContractTeamName))
      return toTeamInfo(await readTeam(ctx, id))
    },
  )
  app.delete(
    team,
    documented({
      group: 'Team',
      id: 'Team_DeleteTeam',
      summary: 'Delete a team',
      access: 'user:play',
      errors: [400, 404],
      note: 'For its captain.',
    }),
    async (request, reply) => {
      await deleteLedTeam(request.ctx, readIntParam(request, 'id'))
      return reply.send()
    },
  )

  app.put(
    `${team}/transfer`,
    documented({
      group: 'Team',
      id: 'Team_Transfer',
      summary: 'Transfer a team to another member',
      access: 'user:play',
      body: transferInput,
      answer: teamInfo,
      note: 'For its captain.',
    }),
    async (request) => {
      const id = readIntParam(request, 'id')
      await answerMissingWith400(transferTeam(request.ctx, id, request.body))
      return toTeamInfo(await readTeam(request.ctx, id))
    },
  )
  app.get(
    `${team}/invite`,
    documented({
      group: 'Team',
      id: 'Team_InviteCode',
      summary: 'Read the invite code',
      access: 'user:play',
      answer: z.string(),
      errors: [400],
      note: 'For its captain.',
    }),
    async (request, reply) =>
      sendText(reply, await answerMissingWith400(readInviteCode(request.ctx, readIntParam(request, 'id')))),
  )
  app.put(
    `${team}/invite`,
    documented({
      group: 'Team',
      id: 'Team_UpdateInviteToken',
      summary: 'Create a new invite code',
      access: 'user:play',
      answer: z.string(),
      errors: [400],
      note: 'For its captain. The old code stops working.',
    }),
    async (request, reply) =>
      sendText(
        reply,
        await answerMissingWith400(regenerateInviteCode(request.ctx, readIntParam(request, 'id'))),
      ),
  )
  app.post(
    `${team}/kick/${guidParam('userId')}`,
    documented({
      group: 'Team',
      id: 'Team_KickUser',
      summary: 'Remove a member',
      access: 'user:play',
      answer: teamInfo,
      errors: [400],
      note: 'For its captain.',
    }),
    async (request) => {
      const id = readIntParam(request, 'id')
      await answerMissingWith400(kickMember(request.ctx, id, { userId: readGuidParam(request, 'userId') }))
      return toTeamInfo(await readTeam(request.ctx, id))
    },
  )
  app.post(
    `${team}/leave`,
    documented({
      group: 'Team',
      id: 'Team_Leave',
      summary: 'Leave a team',
      access: 'user:play',
      errors: [400, 404],
    }),
    async (request, reply) => {
      await leaveTeam(request.ctx, readIntParam(request, 'id'))
      return reply.send()
    },
  )
}

/** For routes where the contract answers 400 for an unknown team. */
export async function answerMissingWith400<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw error instanceof NotFoundError ? new ConflictError(error.key, { params: error.params }) : error
  }
}

/** The contract's body replaces the bio, so an absent bio means null. */
function withBio(body: unknown): unknown {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { bio: null, ...body } : body
}

function sendText(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(text))
}
