import type { FastifyInstance } from 'fastify'
import { registerAccountRoutes } from '../domains/account/account.rest.ts'
import { registerPlatformRoutes } from '../domains/platform/platform.rest.ts'

/** The documented `/api` routes, a group a noun. */
export async function registerRoutes(app: FastifyInstance): Promise<void> {
  registerAccountRoutes(app)
  registerPlatformRoutes(app)
}
