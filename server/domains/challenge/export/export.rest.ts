import type { FastifyInstance } from 'fastify'
import { documented } from '../../../rest/operation.ts'
import { intParam, readIntParam } from '../../../rest/params.ts'
import { attachmentDisposition } from '../../asset/file-type.ts'
import { challengeExportInput } from './export.input.ts'
import { exportChallenges } from './export.service.ts'

/** Challenges as files, an addition to the documented level of the API. */
export function registerChallengeExportRoute(app: FastifyInstance): void {
  app.get(
    `/api/edit/games/${intParam('id')}/challenges/export`,
    {
      ...documented({
        group: 'Edit',
        id: 'exportChallenges',
        summary: 'Download challenges as files',
        access: 'author',
        query: challengeExportInput,
        file: 'application/zip',
        errors: [400, 404],
        note:
          'A ZIP file with a folder for each challenge, as `halyard pull` writes it, created while it is sent. ' +
          '`halyard import` reads the folders. Several ids are separated by commas. The download adds an entry to ' +
          'the audit trail for each challenge.',
      }),
      compress: false,
    },
    async (request, reply) => {
      const gameId = readIntParam(request, 'id')
      const { fileName, content } = await exportChallenges(request.ctx, gameId, request.query)
      return reply
        .type('application/zip')
        .header('Content-Disposition', attachmentDisposition(fileName))
        .send(content)
    },
  )
}
