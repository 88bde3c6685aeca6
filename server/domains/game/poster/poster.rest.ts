import type { FastifyInstance } from 'fastify'
import { documented } from '../../../rest/operation.ts'
import { intParam, readIntParam } from '../../../rest/params.ts'
import { assetPath } from '../../../rest/shapes.ts'
import { readUploads } from '../../../rest/uploads.ts'
import { pictureForm, readPicture } from '../../asset/picture.ts'
import { updatePoster } from './poster.service.ts'

export function registerPosterRoutes(app: FastifyInstance): void {
  app.put(
    `/api/edit/games/${intParam('id')}/poster`,
    documented({
      group: 'Edit',
      id: 'Edit_UpdateGamePoster',
      summary: 'Set the poster',
      access: 'author',
      upload: 'file',
      answer: assetPath,
      errors: [404],
      note: 'A picture of at most 3 MiB.',
    }),
    async (request, reply) => {
      const url = await updatePoster(request.ctx, readIntParam(request, 'id'), () =>
        readPicture(readUploads(request, pictureForm)),
      )
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(url))
    },
  )
}
