import type { Actor } from './actor.ts'

/** The outcome of a use case: the HTTP status of REST and the error code. */
type AccountAnswer = { status: number; code: string | null; value: unknown }
type Link = { token: string; email: string }
type Account = { userName: string; password: string; email: string }

/** The use cases with email, for each API with the same shape of outcome. */
export type AccountApi = {
  name: string
  register(actor: Actor, account: Account): Promise<AccountAnswer>
  verify(actor: Actor, link: Link): Promise<AccountAnswer>
  recover(actor: Actor, email: string): Promise<AccountAnswer>
  reset(actor: Actor, link: Link, password: string): Promise<AccountAnswer>
  changeEmail(actor: Actor, email: string): Promise<AccountAnswer>
  confirmEmail(actor: Actor, link: Link): Promise<AccountAnswer>
}

type Json = Record<string, unknown>

async function rest(actor: Actor, method: string, path: string, body: Json): Promise<AccountAnswer> {
  const answer = await actor.rest(method, `/api/account/${path}`, body)
  const { data = null, code = null } = (answer.body || {}) as { data?: unknown; code?: string | null }
  return { status: answer.status, code, value: data }
}

const statuses: Record<string, number> = {
  InvalidInputError: 400,
  ConflictError: 400,
  UnauthenticatedError: 401,
  ForbiddenError: 403,
  NotFoundError: 404,
  RateLimitedError: 429,
}

async function mutate(actor: Actor, field: string, input: Json, member: string): Promise<AccountAnswer> {
  const { __typename: type, code = null, ...payload } = await actor.mutate<Json>(field, input, member)
  const [name = ''] = member.split(' ')
  return { status: statuses[type] ?? 200, code, value: payload[name] ?? null }
}

const restApi: AccountApi = {
  name: 'REST',
  register: (actor, account) => rest(actor, 'POST', 'register', account),
  verify: (actor, { token, email }) => rest(actor, 'POST', 'verify', { token, email }),
  recover: (actor, email) => rest(actor, 'POST', 'recovery', { email }),
  reset: (actor, { token, email }, password) =>
    rest(actor, 'POST', 'passwordreset', { rToken: token, email, password }),
  changeEmail: (actor, email) => rest(actor, 'PUT', 'changeemail', { newMail: email }),
  confirmEmail: (actor, { token, email }) => rest(actor, 'POST', 'mailchangeconfirm', { token, email }),
}

// GraphQL has payloads where REST has empty bodies, so these payloads are ignored.
const silent = (answer: AccountAnswer): AccountAnswer => ({ ...answer, value: null })

const graphqlApi: AccountApi = {
  name: 'GraphQL',
  register: (actor, account) => mutate(actor, 'register', account, 'status'),
  verify: async (actor, { token, email }) =>
    silent(await mutate(actor, 'verifyEmail', { token, email }, 'viewer { userName }')),
  recover: async (actor, email) => silent(await mutate(actor, 'requestPasswordReset', { email }, 'email')),
  reset: async (actor, { token, email }, password) =>
    silent(await mutate(actor, 'resetPassword', { token, email, password }, 'email')),
  async changeEmail(actor, newEmail) {
    const answer = await mutate(actor, 'requestEmailChange', { newEmail }, 'mailSent')
    return answer.value === false ? { ...answer, status: 400 } : answer
  },
  confirmEmail: async (actor, { token, email }) =>
    silent(await mutate(actor, 'confirmEmailChange', { token, email }, 'viewer { email }')),
}

export const accountApis = [restApi, graphqlApi]
