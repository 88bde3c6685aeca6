import type { FastifyInstance } from 'fastify'
import { documented } from '../../../rest/operation.ts'
import { assetPath } from '../../../rest/shapes.ts'
import { readUploads } from '../../../rest/uploads.ts'
import { pictureForm, readPicture } from '../../asset/picture.ts'
import { updateAvatar } from './avatar.service.ts'

export function registerAvatarRoutes(app: FastifyInstance): void {
  app.put(
    '/api/account/avatar',
    documented({
      group: 'Account',
      id: 'Account_Avatar',
      summary: 'Set your avatar',
      access: 'session',
      upload: 'file',
      answer: assetPath,
      note: 'A picture of at most 3 MiB.',
    }),
    async (request, reply) => {
      const url = await updateAvatar(request.ctx, () => readPicture(readUploads(request, pictureForm)))
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(url))
    },
  )
}
