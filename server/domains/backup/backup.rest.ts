import type { FastifyInstance } from 'fastify'
import { documented } from '../../rest/operation.ts'
import { attachmentDisposition } from '../asset/file-type.ts'
import { backupDownloadPath, openLatestBackup } from './download-backup.ts'

/** The latest backup as a file, an addition to the documented level of the API. */
export function registerBackupRoute(app: FastifyInstance): void {
  app.get(
    backupDownloadPath,
    {
      ...documented({
        group: 'Admin',
        id: 'downloadLatestBackup',
        summary: 'Download the latest backup',
        access: 'session',
        file: 'application/gzip',
        errors: [400, 403, 404],
        note:
          'For administrators. Works for ten minutes after logging in; later it answers 400 with the code ' +
          'AUTH_PASSWORD_NEEDED. Each download adds an entry to the audit trail.',
      }),
      compress: false,
    },
    async (request, reply) => {
      const { fileName, sizeBytes, content } = await openLatestBackup(request.ctx)
      return reply
        .type('application/gzip')
        .header('Content-Disposition', attachmentDisposition(fileName))
        .header('Content-Length', sizeBytes)
        .header('Cache-Control', 'no-store')
        .send(content)
    },
  )
}
