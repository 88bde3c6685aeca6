import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { documented } from '../../rest/operation.ts'
import { intParam, readIntParam } from '../../rest/params.ts'
import { deleteWriteups } from './delete-writeups.ts'
import { archiveWriteups } from './writeup-archive.ts'
import { toWriteupInfo } from './writeup.presenter.ts'
import { listWriteups } from './writeup.service.ts'
import { writeupInfo } from './writeup.shapes.ts'

export function registerWriteupRoutes(app: FastifyInstance): void {
  const writeups = `/api/admin/writeups/${intParam('id')}`

  app.get(
    writeups,
    documented({
      group: 'Admin',
      id: 'listWriteups',
      summary: 'List the write-ups of a game',
      access: 'admin',
      answer: z.array(writeupInfo),
      errors: [404],
    }),
    async (request) => (await listWriteups(request.ctx, readIntParam(request, 'id'))).map(toWriteupInfo),
  )
  app.get(
    `${writeups}/all`,
    {
      ...documented({
        group: 'Admin',
        id: 'downloadWriteups',
        summary: 'Download the write-ups of a game',
        access: 'admin',
        file: 'application/gzip',
        errors: [404],
        note: 'A tar archive, made while it is sent.',
      }),
      compress: false,
    },
    async (request, reply) => {
      const { name, archive } = await archiveWriteups(request.ctx, readIntParam(request, 'id'))
      return reply
        .type('application/gzip')
        .header('Content-Disposition', `attachment; filename="${formEncode(name)}.tar.gz"`)
        .send(archive)
    },
  )
  app.delete(
    `/api/edit/games/${intParam('id')}/writeups`,
    documented({
      group: 'Edit',
      id: 'deleteWriteups',
      summary: 'Delete all write-ups of a game',
      access: 'author',
      errors: [404],
    }),
    async (request, reply) => {
      await deleteWriteups(request.ctx, readIntParam(request, 'id'))
      return reply.send()
    },
  )
}

/** As forms are sent: a space becomes a plus. */
function formEncode(text: string): string {
  return new URLSearchParams([['', text.toWellFormed()]]).toString().slice(1)
}
