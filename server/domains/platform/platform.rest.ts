import type { FastifyInstance } from 'fastify'
import { documented } from '../../rest/operation.ts'
import { readClientConfig } from './platform.service.ts'
import { clientConfig } from './platform.shapes.ts'

export function registerPlatformRoutes(app: FastifyInstance): void {
  app.get(
    '/api/config',
    documented({
      group: 'Info',
      id: 'readClientConfig',
      summary: 'Read the configuration of clients',
      access: 'anyone',
      answer: clientConfig,
    }),
    ({ ctx }) => readClientConfig(ctx),
  )
}
