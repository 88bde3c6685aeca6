import type { FastifyInstance, FastifyRequest } from 'fastify'
import { intParam, readIntParam } from '../../rest/params.ts'
import { toChallengeBasic, toChallengeDetail, toChallengeEdit } from './challenge.presenter.ts'
import type { ChallengePlace } from './challenge-rows.ts'
import {
  createChallenge,
  deleteChallenge,
  recountSolves,
  setChallengeAttachment,
  updateChallenge,
} from './edit-challenge.service.ts'
import { openChallenge } from './play-challenge.service.ts'
import { listChallengesToEdit, readChallengeToEdit } from './read-challenges.ts'

export function registerChallengeRoutes(app: FastifyInstance): void {
  const challenges = `/api/edit/games/${intParam('id')}/challenges`
  const challenge = `${challenges}/${intParam('challengeId')}`

  app.get(`/api/game/${intParam('id')}/challenges/${intParam('challengeId')}`, async (request) =>
    toChallengeDetail(await openChallenge(request.ctx, placeOf(request))),
  )

  app.post(challenges, async (request) => {
    const gameId = readIntParam(request, 'id')
    const challengeId = await createChallenge(request.ctx, gameId, request.body)
    return toChallengeEdit(await readChallengeToEdit(request.ctx, { gameId, challengeId }))
  })
  app.get(challenges, async (request) =>
    (await listChallengesToEdit(request.ctx, readIntParam(request, 'id'))).map(toChallengeBasic),
  )
  app.post(`${challenges}/updateaccepted`, async (request, reply) => {
    await recountSolves(request.ctx, readIntParam(request, 'id'))
    return reply.send()
  })
  app.get(challenge, async (request) =>
    toChallengeEdit(await readChallengeToEdit(request.ctx, placeOf(request))),
  )
  app.put(challenge, async (request) => {
    await updateChallenge(request.ctx, placeOf(request), request.body)
    return toChallengeEdit(await readChallengeToEdit(request.ctx, placeOf(request)))
  })
  app.delete(challenge, async (request, reply) => {
    await deleteChallenge(request.ctx, placeOf(request))
    return reply.send()
  })
  app.post(`${challenge}/attachment`, async (request, reply) => {
    await setChallengeAttachment(request.ctx, placeOf(request), request.body)
    return reply.send()
  })
}

export function placeOf(request: FastifyRequest): ChallengePlace {
  return { gameId: readIntParam(request, 'id'), challengeId: readIntParam(request, 'challengeId') }
}
