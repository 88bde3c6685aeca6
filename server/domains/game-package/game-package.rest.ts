import type { FastifyInstance } from 'fastify'
import { documented } from '../../rest/operation.ts'
import { intParam, readIntParam } from '../../rest/params.ts'
import { attachmentDisposition } from '../asset/file-type.ts'
import { exportGame } from './export/export-game.ts'
import { exportInput } from './game-package.input.ts'

/** A game as a package, an addition to the documented level of the API. */
export function registerGamePackageRoute(app: FastifyInstance): void {
  app.get(
    `/api/admin/games/${intParam('id')}/package`,
    {
      ...documented({
        group: 'Admin',
        id: 'exportGame',
        summary: 'Download a game as a package',
        access: 'admin',
        query: exportInput,
        file: 'application/zip',
        errors: [400, 404],
        note:
          'A ZIP file that `importGame` of the GraphQL API reads, created while it is sent. Packages with teams contain ' +
          'mail addresses. The download adds an entry to the audit trail.',
      }),
      compress: false,
    },
    async (request, reply) => {
      const { fileName, content } = await exportGame(request.ctx, readIntParam(request, 'id'), request.query)
      return reply
        .type('application/zip')
        .header('Content-Disposition', attachmentDisposition(fileName))
        .send(content)
    },
  )
}
