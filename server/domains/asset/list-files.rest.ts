import type { FastifyInstance } from 'fastify'
import { documented } from '../../rest/operation.ts'
import { toPage } from '../../rest/page.ts'
import { pageOf } from '../../rest/shapes.ts'
import { localFile } from './asset.shapes.ts'
import { filePageInput, listFiles } from './list-files.ts'

export function registerFileListRoute(app: FastifyInstance): void {
  app.get(
    '/api/admin/files',
    documented({
      group: 'Admin',
      id: 'Admin_Files',
      summary: 'List stored files by name',
      access: 'admin',
      query: filePageInput,
      answer: pageOf(localFile),
      note: 'Here `total` is the length of the page.',
    }),
    async ({ ctx, query }) => {
      const files = await listFiles(ctx, query)
      return toPage(files, files.length)
    },
  )
}
