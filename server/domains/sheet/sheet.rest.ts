import type { FastifyInstance, FastifyReply } from 'fastify'
import { documented } from '../../rest/operation.ts'
import { intParam, readIntParam } from '../../rest/params.ts'
import { attachmentDisposition } from '../asset/file-type.ts'
import { createScoreSheet, type NamedSheet } from './score-sheet.ts'
import { createSubmissionSheet } from './submission-sheet.ts'

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export function registerSheetRoutes(app: FastifyInstance): void {
  app.get(
    `/api/game/${intParam('id')}/scoreboardsheet`,
    {
      ...documented({
        group: 'Game',
        id: 'Game_ScoreboardSheet',
        summary: 'Download the scoreboard as a spreadsheet',
        access: 'monitor',
        file: sheetType,
        errors: [400, 404],
        note: 'Contains the members of each team and its points for every challenge.',
      }),
      compress: false,
    },
    async (request, reply) =>
      sendSheet(reply, await createScoreSheet(request.ctx, readIntParam(request, 'id'))),
  )
  app.get(
    `/api/game/${intParam('id')}/submissionsheet`,
    {
      ...documented({
        group: 'Game',
        id: 'Game_SubmissionSheet',
        summary: 'Download all submissions as a spreadsheet',
        access: 'monitor',
        file: sheetType,
        errors: [400, 404],
        note: 'Newest first.',
      }),
      compress: false,
    },
    async (request, reply) =>
      sendSheet(reply, await createSubmissionSheet(request.ctx, readIntParam(request, 'id'))),
  )
}

function sendSheet(reply: FastifyReply, { fileName, content }: NamedSheet): FastifyReply {
  return reply.type(sheetType).header('Content-Disposition', attachmentDisposition(fileName)).send(content)
}
