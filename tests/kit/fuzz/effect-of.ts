import type { RestAnswer } from '../calls/actor.ts'
import type { FuzzedRoute, Prepared } from './fuzzed-route.ts'
import { completed } from './good-values.ts'

export function send({ actor, method, path }: Prepared, body: unknown): Promise<RestAnswer> {
  return actor.rest(method, path, body)
}

/** Members that differ between any two objects. */
const own = new Set([
  'id',
  'userId',
  'time',
  'userName',
  'email',
  'publicKey',
  'updateTimeUtc',
  'lastVisitedUtc',
  'avatar',
])

/** The stored result of a complete body, written in one of the notations. */
export async function effectOf(route: FuzzedRoute, routes: FuzzedRoute[], write: (body: unknown) => unknown) {
  const prepared = await route.prepare()
  const { actor, method, path } = prepared
  const { status, body } = await send(prepared, write(completed(prepared.body, route.body)))
  const hasReader =
    method === 'PUT' && routes.some((known) => known.route === route.route.replace('PUT', 'GET'))
  const read = hasReader ? (await actor.rest('GET', path)).body : null
  const answer = typeof body === 'object' ? body : typeof body
  const isNamed = route.body.some(({ path }) => path.at(-1) === 'name')
  const isOwn = (name: string) => own.has(name) || (name === 'name' && !isNamed)
  const effect = { status, answer, read }
  const shown = JSON.stringify(effect, (name, value: unknown) => (isOwn(name) ? undefined : value))
  return JSON.parse(shown) as typeof effect
}
