import type { FastifyInstance } from 'fastify'
import type { CompatHost } from '../../config/compat-hosts.ts'
import { interfaceConstraint, interfaceStrategy } from '../../http/compat-host.ts'
import { registerLaterReference } from './later-reference.ts'
import { registerLaterRoutes } from './later-routes.ts'

/** Registers the routes of level 1.8.5 for its hosts, in the place of those of level 1.2.6. */
export async function registerLaterLevel(app: FastifyInstance, hosts: readonly CompatHost[]): Promise<void> {
  app.addConstraintStrategy(interfaceStrategy(hosts))
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.constraints = { ...route.constraints, [interfaceConstraint]: 'gzctf-1.8' }
    })
    registerLaterRoutes(scope)
    registerLaterReference(scope)
  })
}
