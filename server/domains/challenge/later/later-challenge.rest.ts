import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { namingFields } from '../../../rest/later/name-fields.ts'
import { documented } from '../../../rest/operation.ts'
import { HttpError } from '../../../rest/errors.ts'
import { intParam, readIntParam } from '../../../rest/params.ts'
import { hasContainer } from '../../../../rules/challenge-types.ts'
import { createChallengeInput } from '../author/challenge.input.ts'
import { createChallenge } from '../author/update-challenge.service.ts'
import type { ChallengeKey } from '../challenge-key.ts'
import { toChallengeBasic, toChallengeDetail, toChallengeEdit } from '../challenge.presenter.ts'
import { challengeKeyOf, editedChallengeKeyOf } from '../challenge.rest.ts'
import { countUsedAttempts } from '../play/attempts.service.ts'
import { openChallenge } from '../play/play-challenge.service.ts'
import { listChallengesToEdit, readChallengeToEdit } from '../read-challenges.ts'
import { laterChallengeInput } from './later-challenge.input.ts'
import { laterChallengeBasic, laterChallengeDetail, laterChallengeEdit } from './later-challenge.shapes.ts'
import { updateLaterChallenge } from './update-later-challenge.ts'

const fields = { closeAt: 'deadlineUtc', containerExposePort: 'exposePort' }

export function registerLaterChallengeRoutes(app: FastifyInstance): void {
  const challenges = `/api/edit/games/${intParam('id')}/challenges`
  const challenge = `${challenges}/${intParam('cId')}`
  const forAuthors = { group: 'Edit', access: 'author', errors: [404] } as const

  app.get(
    `/api/game/${intParam('id')}/challenges/${intParam('challengeId')}`,
    documented({
      group: 'Game',
      id: 'Game_GetChallenge',
      summary: 'Open a challenge as a player',
      access: 'user:read',
      answer: laterChallengeDetail,
      errors: [400, 404],
      note: 'The first opening assigns the team its own flag if the challenge is dynamic.',
    }),
    async (request): Promise<z.output<typeof laterChallengeDetail>> => {
      const opened = await openChallenge(request.ctx, challengeKeyOf(request))
      return {
        ...toChallengeDetail(opened),
        limit: opened.challenge.submissionLimit,
        attempts: await countUsedAttempts(request.ctx, opened.challenge),
        deadline: opened.challenge.closeAt?.getTime() ?? null,
      }
    },
  )
  app.post(
    challenges,
    documented({
      ...forAuthors,
      id: 'Edit_AddGameChallenge',
      summary: 'Create a challenge',
      body: createChallengeInput,
      answer: laterChallengeEdit,
    }),
    async (request) => {
      const gameId = readIntParam(request, 'id')
      const challengeId = await createChallenge(request.ctx, gameId, request.body)
      return readEdited(request.ctx, { gameId, challengeId })
    },
  )
  app.get(
    challenges,
    documented({
      ...forAuthors,
      id: 'Edit_GetGameChallenges',
      summary: 'List challenges of a game',
      answer: z.array(laterChallengeBasic),
    }),
    async (request): Promise<z.output<typeof laterChallengeBasic>[]> => {
      const rows = await listChallengesToEdit(request.ctx, readIntParam(request, 'id'))
      return rows.map((valued) => ({
        ...toChallengeBasic(valued),
        deadlineUtc: valued.row.closeAt?.getTime() ?? null,
      }))
    },
  )
  // The level does not have this route.
  app.post(`${challenges}/updateaccepted`, async () => {
    throw new HttpError(404, 'http.notFound')
  })
  app.get(
    challenge,
    documented({
      ...forAuthors,
      id: 'Edit_GetGameChallenge',
      summary: 'Read a challenge as an author',
      answer: laterChallengeEdit,
    }),
    (request) => readEdited(request.ctx, editedChallengeKeyOf(request)),
  )
  app.put(
    challenge,
    documented({
      ...forAuthors,
      id: 'Edit_UpdateGameChallenge',
      summary: 'Update a challenge',
      body: laterChallengeInput,
      answer: laterChallengeEdit,
      note: 'Absent and null members stay unchanged. A `deadlineUtc` of 0 removes the deadline. Other modes of the network than Open are refused.',
    }),
    async (request) => {
      const key = editedChallengeKeyOf(request)
      await namingFields(fields, () => updateLaterChallenge(request.ctx, key, request.body))
      return readEdited(request.ctx, key)
    },
  )
}

async function readEdited(ctx: Context, key: ChallengeKey): Promise<z.output<typeof laterChallengeEdit>> {
  const found = await readChallengeToEdit(ctx, key)
  const { containerExposePort, ...others } = toChallengeEdit(found)
  const { type, closeAt, submissionLimit } = found.row
  return {
    ...others,
    exposePort: containerExposePort,
    networkMode: hasContainer(type) ? 'Open' : null,
    deadlineUtc: closeAt?.getTime() ?? null,
    submissionLimit,
  }
}
