import type { FastifyInstance } from 'fastify'
import { intParam, readIntParam } from '../../rest/params.ts'
import { placeOf } from '../challenge/challenge.rest.ts'
import { createFlags, deleteFlag } from './flag.service.ts'

export function registerFlagRoutes(app: FastifyInstance): void {
  const flags = `/api/edit/games/${intParam('id')}/challenges/${intParam('challengeId')}/flags`

  app.post(flags, async (request, reply) => {
    await createFlags(request.ctx, placeOf(request), request.body)
    return reply.send()
  })
  app.delete(`${flags}/${intParam('flagId')}`, async (request, reply) => {
    const isFound = await deleteFlag(request.ctx, placeOf(request), readIntParam(request, 'flagId'))
    const status = isFound ? 'Success' : 'NotFound'
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(status))
  })
}
