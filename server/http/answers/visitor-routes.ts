import type { FastifyInstance } from 'fastify'
import { intParam } from '../../rest/params.ts'
import type { VisitorAnswer } from '../../rest/operation.ts'

const gameParam = intParam('id')
const number = /\/([1-9]\d{0,8})(?=\/|$)/

export type VisitorRoutes = {
  /** The route of a path that is written as the API reference writes it; undefined for any other. */
  find(path: string): { answer: VisitorAnswer; id: number } | undefined
}

/** Collects the routes that have the same answer for all visitors. Call before the routes are registered. */
export function collectVisitorRoutes(app: FastifyInstance): VisitorRoutes {
  const routes = new Map<string, VisitorAnswer>()
  app.addHook('onRoute', ({ url, config }) => {
    if (config?.visitorAnswer) routes.set(url.replace(gameParam, '#'), config.visitorAnswer)
  })
  return {
    find(path) {
      const [, id] = number.exec(path) ?? []
      const answer = routes.get(id ? path.replace(number, '/#') : path)
      return answer && { answer, id: Number(id ?? 0) }
    },
  }
}
