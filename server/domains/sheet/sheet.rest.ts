import type { FastifyInstance, FastifyReply } from 'fastify'
import { documented } from '../../rest/operation.ts'
import { intParam, readIntParam } from '../../rest/params.ts'
import { parseInput } from '../../use-case/input.ts'
import { attachmentDisposition } from '../asset/file-type.ts'
import { eventFilterInput } from '../game-event/event-portions.ts'
import { createEventSheet } from './event-sheet.ts'
import { createScoreSheet, type NamedSheet } from './score-sheet.ts'
import { sheetInput } from './sheet.input.ts'
import { createSubmissionSheet } from './submission-sheet.ts'

const csvType = 'text/csv; charset=utf-8'
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
        query: sheetInput,
        file: sheetType,
        errors: [400, 404],
        note: 'Contains the members of each team and its points for every challenge.',
      }),
      compress: false,
    },
    async (request, reply) => {
      const { form } = parseInput(sheetInput, request.query)
      return sendSheet(reply, await createScoreSheet(request.ctx, readIntParam(request, 'id'), form))
    },
  )
  app.get(
    `/api/game/${intParam('id')}/submissionsheet`,
    {
      ...documented({
        group: 'Game',
        id: 'Game_SubmissionSheet',
        summary: 'Download all submissions as a spreadsheet',
        access: 'monitor',
        query: sheetInput,
        file: sheetType,
        errors: [400, 404],
        note: 'Newest first.',
      }),
      compress: false,
    },
    async (request, reply) => {
      const { form } = parseInput(sheetInput, request.query)
      return sendSheet(reply, await createSubmissionSheet(request.ctx, readIntParam(request, 'id'), form))
    },
  )
  // An addition to the documented level of the API.
  app.get(
    `/api/game/${intParam('id')}/events.csv`,
    {
      ...documented({
        group: 'Game',
        id: 'exportEvents',
        summary: 'Download the events of a game as CSV',
        access: 'monitor',
        limit: 'Query',
        query: eventFilterInput,
        file: csvType,
        errors: [400, 404],
        note: 'Newest first, without a maximum. The heads and words are in the language of the request.',
      }),
      compress: false,
    },
    async (request, reply) =>
      sendSheet(
        reply,
        await createEventSheet(request.ctx, readIntParam(request, 'id'), request.query),
        csvType,
      ),
  )
}

function sendSheet(reply: FastifyReply, { fileName, content }: NamedSheet, type = sheetType): FastifyReply {
  return reply.type(type).header('Content-Disposition', attachmentDisposition(fileName)).send(content)
}
