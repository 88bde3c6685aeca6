import type { FastifyInstance } from 'fastify'
import { registerAccountRoutes } from '../domains/account/account.rest.ts'
import { registerPlatformRoutes } from '../domains/platform/platform.rest.ts'
import { registerPostRoutes } from '../domains/post/post.rest.ts'
import { registerTeamRoutes } from '../domains/team/team.rest.ts'

/** The documented `/api` routes, a group a noun. */
export async function registerRoutes(app: FastifyInstance): Promise<void> {
  registerAccountRoutes(app)
  registerPlatformRoutes(app)
  registerPostRoutes(app)
  registerTeamRoutes(app)
}
