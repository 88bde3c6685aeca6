import type { FastifyInstance } from 'fastify'
import { documented } from '../../../rest/operation.ts'
import { toPage } from '../../../rest/page.ts'
import { guidParam, readGuidParam } from '../../../rest/params.ts'
import { pageOf } from '../../../rest/shapes.ts'
import { toContainerInstance } from './container.presenter.ts'
import { destroyContainer, listContainers } from './container.service.ts'
import { containerInstance } from './container.shapes.ts'

export function registerContainerRoutes(app: FastifyInstance): void {
  app.get(
    '/api/admin/instances',
    documented({
      group: 'Admin',
      id: 'Admin_Instances',
      summary: 'List the containers of all teams',
      access: 'admin',
      answer: pageOf(containerInstance),
    }),
    async ({ ctx }) => {
      const containers = await listContainers(ctx)
      return toPage(containers.map(toContainerInstance), containers.length)
    },
  )
  app.delete(
    `/api/admin/instances/${guidParam('id')}`,
    documented({
      group: 'Admin',
      id: 'Admin_DestroyInstance',
      summary: 'Stop a container',
      access: 'admin',
      errors: [400, 404],
    }),
    async (request, reply) => {
      await destroyContainer(request.ctx, readGuidParam(request, 'id'))
      return reply.send()
    },
  )
}
