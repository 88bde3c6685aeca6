import type { FastifyInstance } from 'fastify'
import { laterTaskStatus } from '../../../rest/later/task-status.ts'
import { documented } from '../../../rest/operation.ts'
import { intParam } from '../../../rest/params.ts'
import { removeFlag } from '../flag.rest.ts'

export function registerLaterFlagRoute(app: FastifyInstance): void {
  app.delete(
    `/api/edit/games/${intParam('id')}/challenges/${intParam('cId')}/flags/${intParam('fId')}`,
    documented({
      group: 'Edit',
      id: 'Edit_RemoveFlag',
      summary: 'Delete a flag',
      access: 'author',
      answer: laterTaskStatus,
      errors: [404],
    }),
    removeFlag,
  )
}
