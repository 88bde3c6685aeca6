import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { documented } from '../../rest/operation.ts'
import { intParam, readIntParam } from '../../rest/params.ts'
import { challengeKeyOf } from '../challenge/challenge.rest.ts'
import { createFlagsInput } from './flag.input.ts'
import { createFlags, deleteFlag } from './flag.service.ts'

export function registerFlagRoutes(app: FastifyInstance): void {
  const flags = `/api/edit/games/${intParam('id')}/challenges/${intParam('challengeId')}/flags`

  app.post(
    flags,
    documented({
      group: 'Edit',
      id: 'createFlags',
      summary: 'Add flags',
      access: 'author',
      body: createFlagsInput.shape.flags,
      errors: [404],
    }),
    async (request, reply) => {
      await createFlags(request.ctx, challengeKeyOf(request), request.body)
      return reply.send()
    },
  )
  app.delete(
    `${flags}/${intParam('flagId')}`,
    documented({
      group: 'Edit',
      id: 'deleteFlag',
      summary: 'Delete a flag',
      access: 'author',
      answer: z.enum(['Success', 'NotFound']),
      errors: [404],
    }),
    async (request, reply) => {
      const isFound = await deleteFlag(request.ctx, challengeKeyOf(request), readIntParam(request, 'flagId'))
      const status = isFound ? 'Success' : 'NotFound'
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(status))
    },
  )
}
