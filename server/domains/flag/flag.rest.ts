import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { documented } from '../../rest/operation.ts'
import { intParam, readIntParam } from '../../rest/params.ts'
import { editedChallengeKeyOf } from '../challenge/challenge.rest.ts'
import { createFlagsInput } from './flag.input.ts'
import { createFlags, deleteFlag } from './flag.service.ts'

/** The names of the contract; this route answers `Success` or `NotFound`. */
const taskStatus = z
  .enum(['Success', 'Failed', 'Duplicate', 'Denied', 'NotFound', 'Exit', 'Pending'])
  .meta({ id: 'TaskStatus' })

export function registerFlagRoutes(app: FastifyInstance): void {
  const flags = `/api/edit/games/${intParam('id')}/challenges/${intParam('cId')}/flags`

  app.post(
    flags,
    documented({
      group: 'Edit',
      id: 'Edit_AddFlags',
      summary: 'Add flags',
      access: 'author',
      body: createFlagsInput.shape.flags,
      errors: [404],
    }),
    async (request, reply) => {
      await createFlags(request.ctx, editedChallengeKeyOf(request), request.body)
      return reply.send()
    },
  )
  app.delete(
    `${flags}/${intParam('fId')}`,
    documented({
      group: 'Edit',
      id: 'Edit_RemoveFlag',
      summary: 'Delete a flag',
      access: 'author',
      answer: taskStatus,
      errors: [404],
    }),
    removeFlag,
  )
}

export async function removeFlag(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const isFound = await deleteFlag(request.ctx, editedChallengeKeyOf(request), readIntParam(request, 'fId'))
  const status = isFound ? 'Success' : 'NotFound'
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(status))
}
