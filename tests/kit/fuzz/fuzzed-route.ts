import type { Actor, RestAnswer } from '../actor.ts'
import type { TestApp } from '../app.ts'
import { signIn } from '../factories.ts'
import type { Asker, Person, RouteRow, World } from '../routes/route-row.ts'
import type { ApiOperation } from './api-fields.ts'

export type Prepared = { actor: Actor; method: string; path: string; body: unknown }

/** Calls that change how or whether one is signed in. */
const signing = new Set(['register', 'login', 'logout', 'verify', 'changepassword', 'passwordreset'])

/** A route that can be asked again and again, each time for something new. */
export type FuzzedRoute = ApiOperation & { prepare(): Promise<Prepared> }

type Players = { test: TestApp; world: World; admin: Person }

export function fuzzedRoute(operation: ApiOperation, row: RouteRow, players: () => Players): FuzzedRoute {
  const [method = '', template = ''] = row.route.split(' ')
  return {
    ...operation,
    async prepare() {
      const { test, world, admin } = players()
      // Nobody may be captain of more than three.
      await test.services.db.team.deleteMany({ where: { captainId: admin.userId } })
      const isSigning = signing.has(template.split('/').at(-1) ?? '')
      const person = isSigning ? await signIn(test) : admin
      const asker: Asker = { role: 'admin', actor: person, person }
      const { path, body } = await row.ask(world, asker)
      return { actor: person, method, path, body }
    },
  }
}

/** Sends JSON as it is written. */
export async function sendText(prepared: Prepared, text: string): Promise<RestAnswer> {
  const headers = { 'content-type': 'application/json' }
  const { actor, method, path } = prepared
  const response = await actor.fetch(path, { method, headers, body: text })
  const answer = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  return { status: response.status, headers: response.headers, text: answer, body: isJson ? JSON.parse(answer) : answer } // prettier-ignore
}

/** The path with these values of one parameter in the place of what it has. */
export function withParameter(path: string, name: string, values: string[]): string {
  const url = new URL(path, 'http://any.test')
  url.searchParams.delete(name)
  for (const value of values) url.searchParams.append(name, value)
  return `${url.pathname}${url.search}`
}

/** What keeps an answer from being a refusal that names the field and no other; null where it is one. */
export function faultOf(answer: RestAnswer, path: string[]): string | null {
  const { code, issues } = answer.body as { code?: string; issues?: { path: string[] }[] }
  const told = `${answer.status} ${answer.text.slice(0, 200)}`
  if (answer.status !== 400 || code !== 'INVALID_INPUT' || !issues?.length) return told
  const named = (issue: { path: string[] }) => `.${issue.path.join('.')}.`.includes(`.${path.join('.')}.`)
  return path.length === 0 || issues.every(named) ? null : told
}
