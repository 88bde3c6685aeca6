import type { FastifyInstance } from 'fastify'
import { documentedForVisitors } from '../../rest/operation.ts'
import { readClientConfig } from './platform.service.ts'
import { clientConfig } from './platform.shapes.ts'

export function registerPlatformRoutes(app: FastifyInstance): void {
  app.get(
    '/api/config',
    documentedForVisitors(
      {
        group: 'Info',
        id: 'Info_GetClientConfig',
        summary: 'Read the configuration of clients',
        access: 'anyone',
        answer: clientConfig,
      },
      readClientConfig,
    ),
    ({ ctx }) => readClientConfig(ctx),
  )
}
