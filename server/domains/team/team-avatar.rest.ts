import type { FastifyInstance } from 'fastify'
import { documented } from '../../rest/operation.ts'
import { intParam, readIntParam } from '../../rest/params.ts'
import { assetPath } from '../../rest/shapes.ts'
import { readUploads } from '../../rest/uploads.ts'
import { pictureForm, readPicture } from '../asset/picture.ts'
import { updateTeamAvatar } from './team-avatar.service.ts'

export function registerTeamAvatarRoutes(app: FastifyInstance): void {
  app.put(
    `/api/team/${intParam('id')}/avatar`,
    documented({
      group: 'Team',
      id: 'Team_Avatar',
      summary: 'Set the avatar of a team',
      access: 'user:play',
      upload: 'file',
      answer: assetPath,
      errors: [403, 404],
      note: 'For the captain. A picture of at most 3 MiB.',
    }),
    async (request, reply) => {
      const url = await updateTeamAvatar(request.ctx, readIntParam(request, 'id'), () =>
        readPicture(readUploads(request, pictureForm)),
      )
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(url))
    },
  )
}
