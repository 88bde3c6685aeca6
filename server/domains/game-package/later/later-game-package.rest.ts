import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { documented } from '../../../rest/operation.ts'
import { intParam, readIntParam } from '../../../rest/params.ts'
import { readUploads } from '../../../rest/uploads.ts'
import { invalidField } from '../../../use-case/errors.ts'
import { attachmentDisposition } from '../../asset/file-type.ts'
import { exportGame } from '../export/export-game.ts'
import { importGame } from '../import/import-game.ts'

const forAdmins = { group: 'Edit', access: 'admin' } as const

/** A game as a package of this platform. Packages of GZCTF and exports of CTFd are read as well. */
export function registerLaterPackageRoutes(app: FastifyInstance): void {
  app.post(
    `/api/edit/games/${intParam('id')}/export`,
    {
      ...documented({
        ...forAdmins,
        id: 'Edit_ExportGame',
        summary: 'Download a game as a package, without teams',
        file: 'application/zip',
        errors: [404],
        note: 'A package of this platform, created while it is sent.',
      }),
      compress: false,
    },
    async (request, reply) => {
      const { fileName, content } = await exportGame(request.ctx, readIntParam(request, 'id'), {})
      return reply
        .type('application/zip')
        .header('Content-Disposition', attachmentDisposition(fileName))
        .send(content)
    },
  )
  app.post(
    '/api/edit/games/import',
    documented({
      ...forAdmins,
      id: 'Edit_ImportGame',
      summary: 'Import a package as a new, hidden game',
      upload: 'file',
      answer: z.int32().describe('Id of the new game'),
      note: 'A package of this platform or of GZCTF, or an export of CTFd: everything or nothing.',
    }),
    async (request, reply) => {
      const uploads = readUploads(request, { field: 'file' })
      const take = async () => {
        const { value, done } = await uploads.next()
        if (done) throw invalidField('file', 'asset.notInForm')
        return value
      }
      try {
        const { gameId } = await importGame(request.ctx, take, { dryRun: false, strict: false })
        return await reply.type('application/json; charset=utf-8').send(JSON.stringify(gameId))
      } finally {
        // The end of the uploads stops the file, so it waits until the import has read it.
        await uploads.return(undefined)
      }
    },
  )
}
