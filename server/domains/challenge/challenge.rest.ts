import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { documented } from '../../rest/operation.ts'
import { intParam, readIntParam } from '../../rest/params.ts'
import type { ChallengeKey } from './challenge-key.ts'
import { attachmentInput, createChallengeInput, updateChallengeInput } from './author/challenge.input.ts'
import { toChallengeBasic, toChallengeDetail, toChallengeEdit } from './challenge.presenter.ts'
import { challengeBasic, challengeDetail, challengeEdit } from './challenge.shapes.ts'
import {
  createChallenge,
  deleteChallenge,
  recountSolves,
  setChallengeAttachment,
  updateChallenge,
} from './author/update-challenge.service.ts'
import { withLaterPort } from './later-port.ts'
import { openChallenge } from './play/play-challenge.service.ts'
import { listChallengesToEdit, readChallengeToEdit } from './read-challenges.ts'

export function registerChallengeRoutes(app: FastifyInstance): void {
  const challenges = `/api/edit/games/${intParam('id')}/challenges`
  const challenge = `${challenges}/${intParam('cId')}`

  app.get(
    `/api/game/${intParam('id')}/challenges/${intParam('challengeId')}`,
    documented({
      group: 'Game',
      id: 'Game_GetChallenge',
      summary: 'Open a challenge as a player',
      access: 'user:read',
      answer: challengeDetail,
      errors: [400, 404],
      note: 'The first opening assigns the team its own flag if the challenge is dynamic.',
    }),
    async (request) => toChallengeDetail(await openChallenge(request.ctx, challengeKeyOf(request))),
  )

  app.post(
    challenges,
    documented({
      group: 'Edit',
      id: 'Edit_AddGameChallenge',
      summary: 'Create a challenge',
      access: 'author',
      body: createChallengeInput,
      answer: challengeEdit,
      errors: [404],
    }),
    async (request) => {
      const gameId = readIntParam(request, 'id')
      const challengeId = await createChallenge(request.ctx, gameId, request.body)
      return toChallengeEdit(await readChallengeToEdit(request.ctx, { gameId, challengeId }))
    },
  )
  app.get(
    challenges,
    documented({
      group: 'Edit',
      id: 'Edit_GetGameChallenges',
      summary: 'List challenges of a game',
      access: 'author',
      answer: z.array(challengeBasic),
      errors: [404],
    }),
    async (request) =>
      (await listChallengesToEdit(request.ctx, readIntParam(request, 'id'))).map(toChallengeBasic),
  )
  app.post(
    `${challenges}/updateaccepted`,
    documented({
      group: 'Edit',
      id: 'Edit_UpdateGameChallengesAcceptedCount',
      summary: 'Recount solves',
      access: 'author',
      errors: [404],
      note: 'Does nothing, since counts are always correct; it exists for scripts.',
    }),
    async (request, reply) => {
      await recountSolves(request.ctx, readIntParam(request, 'id'))
      return reply.send()
    },
  )
  app.get(
    challenge,
    documented({
      group: 'Edit',
      id: 'Edit_GetGameChallenge',
      summary: 'Read a challenge as an author',
      access: 'author',
      answer: challengeEdit,
      errors: [404],
    }),
    async (request) => toChallengeEdit(await readChallengeToEdit(request.ctx, editedChallengeKeyOf(request))),
  )
  app.put(
    challenge,
    {
      ...documented({
        group: 'Edit',
        id: 'Edit_UpdateGameChallenge',
        summary: 'Update a challenge',
        access: 'author',
        body: updateChallengeInput,
        answer: challengeEdit,
        errors: [404],
        note: 'Absent and null members stay unchanged.',
      }),
      preValidation: async (request) => {
        request.body = withLaterPort(request.body)
      },
    },
    async (request) => {
      await updateChallenge(request.ctx, editedChallengeKeyOf(request), request.body)
      return toChallengeEdit(await readChallengeToEdit(request.ctx, editedChallengeKeyOf(request)))
    },
  )
  app.delete(
    challenge,
    documented({
      group: 'Edit',
      id: 'Edit_RemoveGameChallenge',
      summary: 'Delete a challenge and its solves',
      access: 'author',
      errors: [404],
    }),
    async (request, reply) => {
      await deleteChallenge(request.ctx, editedChallengeKeyOf(request))
      return reply.send()
    },
  )
  app.post(
    `${challenge}/attachment`,
    documented({
      group: 'Edit',
      id: 'Edit_UpdateAttachment',
      summary: 'Attach a file or a link',
      access: 'author',
      body: attachmentInput,
      errors: [404],
    }),
    async (request, reply) => {
      await setChallengeAttachment(request.ctx, editedChallengeKeyOf(request), request.body)
      return reply.send()
    },
  )
}

export function challengeKeyOf(request: FastifyRequest): ChallengeKey {
  return { gameId: readIntParam(request, 'id'), challengeId: readIntParam(request, 'challengeId') }
}

/** The key in a route for authors, whose parameter has a shorter name in the contract. */
export function editedChallengeKeyOf(request: FastifyRequest): ChallengeKey {
  return { gameId: readIntParam(request, 'id'), challengeId: readIntParam(request, 'cId') }
}
