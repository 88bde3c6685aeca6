import type { Actor, RestAnswer } from '../calls/actor.ts'
import type { TestApp } from '../server/app.ts'
import { signIn } from '../world/factories.ts'
import type { Caller, Person, RouteRow, World } from '../routes/route-row.ts'
import type { ApiOperation } from './api-fields.ts'

export type Prepared = { actor: Actor; method: string; path: string; body: unknown }

/** Routes that change the session of the caller. */
const signing = new Set(['register', 'login', 'logout', 'verify', 'changepassword', 'passwordreset'])

/** A route that can be called repeatedly, each time with a new object. */
export type FuzzedRoute = ApiOperation & { prepare(): Promise<Prepared> }

type Players = { test: TestApp; world: World; admin: Person }

export function fuzzedRoute(operation: ApiOperation, row: RouteRow, players: () => Players): FuzzedRoute {
  const [method = '', template = ''] = row.route.split(' ')
  return {
    ...operation,
    async prepare() {
      const { test, world, admin } = players()
      // A user can be captain of at most three teams.
      await test.services.db.team.deleteMany({ where: { captainId: admin.userId } })
      const isSigning = signing.has(template.split('/').at(-1) ?? '')
      const person = isSigning ? await signIn(test) : admin
      const caller: Caller = { role: 'admin', actor: person, person }
      const { path, body } = await row.ask(world, caller)
      return { actor: person, method, path, body }
    },
  }
}

/** Sends a JSON text unchanged. */
export async function sendText(prepared: Prepared, text: string): Promise<RestAnswer> {
  const headers = { 'content-type': 'application/json' }
  const { actor, method, path } = prepared
  const response = await actor.fetch(path, { method, headers, body: text })
  const answer = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  return { status: response.status, headers: response.headers, text: answer, body: isJson ? JSON.parse(answer) : answer } // oxfmt-ignore
}

/** The path with the values of one query parameter replaced. */
export function withParameter(path: string, name: string, values: string[]): string {
  const url = new URL(path, 'http://any.test')
  url.searchParams.delete(name)
  for (const value of values) url.searchParams.append(name, value)
  return `${url.pathname}${url.search}`
}

/** The reason why a response is not an error that names exactly this field, or null. */
export function faultOf(answer: RestAnswer, path: string[]): string | null {
  const { code, issues } = answer.body as { code?: string; issues?: { path: string[] }[] }
  const told = `${answer.status} ${answer.text.slice(0, 200)}`
  if (answer.status !== 400 || code !== 'INVALID_INPUT' || !issues?.length) return told
  const named = (issue: { path: string[] }) => `.${issue.path.join('.')}.`.includes(`.${path.join('.')}.`)
  return path.length === 0 || issues.every(named) ? null : told
}
