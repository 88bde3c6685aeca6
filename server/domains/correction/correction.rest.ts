import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { documented } from '../../rest/operation.ts'
import { intParam, readIntParam } from '../../rest/params.ts'
import { previewInput, restoreInput, voidInput } from './correction.input.ts'
import { correctionPreviewShape } from './correction.shapes.ts'
import { restoreSolves, voidSolves } from './correction.service.ts'
import { previewCorrection } from './preview-correction.ts'

const corrections = [
  { name: 'void', summary: 'Void solves of a game', body: voidInput, apply: voidSolves },
  { name: 'restore', summary: 'Restore voided solves of a game', body: restoreInput, apply: restoreSolves },
] as const

/** Corrections of solves, an addition to the documented level of the API. */
export function registerCorrectionRoutes(app: FastifyInstance): void {
  for (const { name, summary, body, apply } of corrections) {
    const path = `/api/edit/games/${intParam('id')}/solves/${name}`
    app.post(
      path,
      documented({
        group: 'Edit',
        id: `${name}Solves`,
        summary,
        access: 'author',
        body,
        answer: z.array(z.int32()).describe('The ids of the submissions of the solves'),
        errors: [400, 404],
        note: 'At least one of teamId, challengeId, since, until and submissionIds selects the solves.',
      }),
      async (request) => apply(request.ctx, readIntParam(request, 'id'), request.body),
    )
    app.post(
      `${path}/preview`,
      documented({
        group: 'Edit',
        id: name === 'void' ? 'previewVoidSolves' : 'previewRestoreSolves',
        summary: `${summary}: preview`,
        access: 'author',
        body: previewInput,
        answer: correctionPreviewShape,
        errors: [400, 404],
        note: 'Writes nothing. Lists the teams and challenges that the correction would move.',
      }),
      async (request) =>
        previewCorrection(
          request.ctx,
          { gameId: readIntParam(request, 'id'), correction: name },
          request.body,
        ),
    )
  }
}
