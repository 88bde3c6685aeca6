import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { targetPath } from '../../http/security/target-path.ts'
import { intParam, readIntParam } from '../../rest/params.ts'
import { HttpError } from '../../rest/errors.ts'
import { publicAnswer } from './compatible-board.ts'

/** The paths of another platform's API below its base, each with all methods that it has there, such as `GET POST`. */
export type ForeignCalls = Readonly<Record<string, string>>

type Scope = {
  calls: ForeignCalls
  /** The address of a game's interface, such as `/compat/ctfd/2/api/v1`, as a pattern. */
  base: RegExp
  /** The paths that `GET` can read here. */
  reads: ReadonlySet<string>
  /** Refuses a call that the other platform has and this one has not. */
  refuse: (call: string, request: FastifyRequest, gameId: number) => Promise<never>
}

/** The address of a route for a path of another platform's API. */
export function routeOfCall(call: string): string {
  return call.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    /^(id|count)$/.test(name) ? intParam(name) : `:${name}`,
  )
}

/**
 * Answers every request below a scope that no other route answers, with any method: with an error, and never with a
 * page. Bodies are not read.
 * @throws HttpError 405 for another method of a known path, 404 for an unknown one
 */
export function refuseOtherCalls(scope: FastifyInstance, { calls, base, reads, refuse }: Scope): void {
  const known = Object.entries(calls).map(([call, methods]) => ({
    call,
    methods: methods.split(' '),
    pattern: new RegExp(`^${call.replaceAll(/\{\w+\}/g, '[^/]+')}$`, 'i'),
  }))
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume()
    done(null)
  })
  const answer = async (request: FastifyRequest, _reply: FastifyReply) => {
    const path = targetPath(request.url).replace(/\/+$/, '')
    const rest = base.test(path) ? path.replace(base, '') : null
    const found = known.find(({ pattern }) => rest !== null && pattern.test(rest))
    if (!found) throw new HttpError(404, 'http.notFound')
    const { call, methods } = found
    const method = request.method === 'HEAD' ? 'GET' : request.method
    if (!methods.includes(method)) {
      throw new HttpError(405, 'http.methodNotAllowed', { allow: methods.join(', ') })
    }
    // The id of a read can be a text that no route takes.
    if (method === 'GET' && reads.has(call)) throw new HttpError(404, 'http.notFound')
    return refuse(call, request, readIntParam(request, 'gameId'))
  }
  scope.all('/', publicAnswer, answer)
  scope.all('/*', publicAnswer, answer)
}
