import type { FastifyInstance } from 'fastify'
import { readClientConfig } from './platform.service.ts'

export function registerPlatformRoutes(app: FastifyInstance): void {
  app.get('/api/config', ({ ctx }) => readClientConfig(ctx))
}
