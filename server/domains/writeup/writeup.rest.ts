import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { documented } from '../../rest/operation.ts'
import { intParam, readIntParam } from '../../rest/params.ts'
import { readUploads } from '../../rest/uploads.ts'
import { parseInput } from '../../use-case/input.ts'
import { deleteWriteups } from './delete-writeups.ts'
import { archiveWriteups } from './writeup-archive.ts'
import { submitWriteup } from './submit-writeup.ts'
import { archiveInput } from './writeup.input.ts'
import { toOwnWriteup, toWriteupInfo } from './writeup.presenter.ts'
import { listWriteups, readOwnWriteup } from './writeup.service.ts'
import { ownWriteup, writeupInfo } from './writeup.shapes.ts'

export function registerWriteupRoutes(app: FastifyInstance): void {
  const writeups = `/api/admin/writeups/${intParam('id')}`

  app.get(
    writeups,
    documented({
      group: 'Admin',
      id: 'Admin_Writeups',
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
        id: 'Admin_DownloadAllWriteups',
        summary: 'Download the write-ups of a game',
        access: 'admin',
        query: archiveInput,
        file: 'application/gzip',
        errors: [400, 404],
        note:
          'A tar archive, created while it is sent. With `names=team` files have the names of teams, and ' +
          '`writeups.csv` lists them in the language of the request.',
      }),
      compress: false,
    },
    async (request, reply) => {
      const { name, archive } = await archiveWriteups(
        request.ctx,
        readIntParam(request, 'id'),
        parseInput(archiveInput, request.query),
      )
      return reply
        .type('application/gzip')
        .header('Content-Disposition', `attachment; filename="${formEncode(name)}.tar.gz"`)
        .send(archive)
    },
  )
  app.get(
    `/api/game/${intParam('id')}/writeup`,
    documented({
      group: 'Game',
      id: 'Game_GetWriteup',
      summary: 'Read your team’s write-up',
      access: 'user:read',
      answer: ownWriteup,
      errors: [400, 404],
      note: 'Also after the end.',
    }),
    async (request) => toOwnWriteup(await readOwnWriteup(request.ctx, readIntParam(request, 'id'))),
  )
  app.post(
    `/api/game/${intParam('id')}/writeup`,
    documented({
      group: 'Game',
      id: 'Game_SubmitWriteup',
      summary: 'Upload your team’s write-up',
      access: 'user:play',
      upload: 'file',
      errors: [404],
      note: 'A PDF of at most 20 MiB, until the deadline. It replaces the previous one.',
    }),
    async (request, reply) => {
      const uploads = readUploads(request, { field: 'file' })
      await submitWriteup(request.ctx, readIntParam(request, 'id'), uploads)
      return reply.send()
    },
  )
  app.delete(
    `/api/edit/games/${intParam('id')}/writeups`,
    documented({
      group: 'Edit',
      id: 'Edit_DeleteGameWriteUps',
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

/** Encodes like a form: a space becomes a plus. */
function formEncode(text: string): string {
  return new URLSearchParams([['', text.toWellFormed()]]).toString().slice(1)
}
