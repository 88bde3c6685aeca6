import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { documented } from '../../rest/operation.ts'
import { intParam, readIntParam } from '../../rest/params.ts'
import { grantInput, grantPreviewInput } from './correction.input.ts'
import { movedPlacesShape } from './correction.shapes.ts'
import { grantSolve, previewGrant } from './grant-solve.ts'

const path = `/api/edit/games/${intParam('id')}/solves/grant`

/** Granting a solve, an addition to the documented level of the API. */
export function registerGrantRoutes(app: FastifyInstance): void {
  app.post(
    path,
    documented({
      group: 'Edit',
      id: 'grantSolve',
      summary: 'Grant a solve to a team of a game',
      access: 'author',
      body: grantInput,
      answer: z.int32().describe('The id of the submission of the solve'),
      errors: [400, 404],
      note: 'Without at, the time is now, or the end of a game that is over.',
    }),
    async (request) => grantSolve(request.ctx, readIntParam(request, 'id'), request.body),
  )
  app.post(
    `${path}/preview`,
    documented({
      group: 'Edit',
      id: 'previewGrantSolve',
      summary: 'Grant a solve to a team of a game: preview',
      access: 'author',
      body: grantPreviewInput,
      answer: movedPlacesShape,
      errors: [400, 404],
      note: 'Writes nothing. Lists the teams and challenges that the correction would move.',
    }),
    async (request) => previewGrant(request.ctx, readIntParam(request, 'id'), request.body),
  )
}
