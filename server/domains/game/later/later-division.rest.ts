import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { namingFields } from '../../../rest/later/name-fields.ts'
import { documented } from '../../../rest/operation.ts'
import { intParam, readIntParam } from '../../../rest/params.ts'
import { NotFoundError } from '../../../use-case/errors.ts'
import { deleteDivision, listDivisionsToEdit } from '../divisions/edit-divisions.service.ts'
import { challengeConfigsOf, permissionsOf } from './division-permissions.ts'
import { divisionCreateInput, divisionEditInput } from './division-models.input.ts'
import { createLaterDivision, updateLaterDivision } from './later-divisions.service.ts'
import { divisionModel } from './later-game.shapes.ts'

const fields = {
  hiddenChallengeIds: 'challengeConfigs',
  entry: 'inviteCode',
  'divisions.0.name': 'name',
  'divisions.0.inviteCode': 'inviteCode',
  'divisions.0.hiddenChallengeIds': 'challengeConfigs',
  'divisions.0.divisionId': 'divisionId',
}
const note =
  'The permissions of a challenge differ from the default ones in ViewChallenge only, and teams that see a challenge ' +
  'have SubmitFlags and GetScore.'

/** Divisions as rows with permissions. */
export function registerLaterDivisionRoutes(app: FastifyInstance): void {
  const divisions = `/api/edit/games/${intParam('id')}/divisions`
  const division = `${divisions}/${intParam('divisionId')}`
  const forAuthors = { group: 'Edit', access: 'author', errors: [404] } as const

  app.get(
    divisions,
    documented({
      ...forAuthors,
      id: 'Edit_GetDivisions',
      summary: 'List the divisions of a game',
      answer: z.array(divisionModel),
    }),
    (request) => listDivisions(request.ctx, readIntParam(request, 'id')),
  )
  app.post(
    divisions,
    documented({
      ...forAuthors,
      id: 'Edit_CreateDivision',
      summary: 'Create a division',
      body: divisionCreateInput,
      answer: divisionModel,
      note,
    }),
    async (request) => {
      const gameId = readIntParam(request, 'id')
      const id = await namingFields(fields, () => createLaterDivision(request.ctx, gameId, request.body))
      return readDivision(request.ctx, gameId, id)
    },
  )
  app.put(
    division,
    documented({
      ...forAuthors,
      id: 'Edit_UpdateDivision',
      summary: 'Update a division',
      body: divisionEditInput,
      answer: divisionModel,
      note: `Absent and null members stay unchanged; a blank code is removed. ${note}`,
    }),
    async (request) => {
      const key = { gameId: readIntParam(request, 'id'), divisionId: readIntParam(request, 'divisionId') }
      await namingFields(fields, () => updateLaterDivision(request.ctx, key, request.body))
      return readDivision(request.ctx, key.gameId, key.divisionId)
    },
  )
  app.delete(
    division,
    documented({
      ...forAuthors,
      id: 'Edit_DeleteDivision',
      summary: 'Delete a division; its teams have none then',
      errors: [400, 404],
    }),
    async (request, reply) => {
      const { ctx } = request
      await deleteDivision(ctx, readIntParam(request, 'id'), readIntParam(request, 'divisionId'))
      return reply.send()
    },
  )
}

async function listDivisions(ctx: Context, gameId: number): Promise<z.output<typeof divisionModel>[]> {
  const game = await listDivisionsToEdit(ctx, gameId)
  return game.divisions.map((row) => ({
    id: row.id,
    name: row.name,
    inviteCode: row.entry === 'Code' || row.entry === 'ByHand' ? row.inviteCode : null,
    defaultPermissions: permissionsOf(game, row),
    challengeConfigs: challengeConfigsOf(row),
  }))
}

async function readDivision(ctx: Context, gameId: number, divisionId: number) {
  const found = (await listDivisions(ctx, gameId)).find(({ id }) => id === divisionId)
  if (!found) throw new NotFoundError('game.divisionNotFound')
  return found
}
