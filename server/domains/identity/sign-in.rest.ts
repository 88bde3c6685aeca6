import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parseCookie } from 'cookie'
import { publicOrigin } from '../../http/public-origin.ts'
import { attemptCookieName, attemptCookiePrefix, mostAttempts } from './attempt.ts'
import { SignInProblem } from './sign-in-problem.ts'
import { finishSignIn, startSignIn } from './sign-in.service.ts'

type Params = { key: string }
type Query = Record<string, string | string[] | undefined>

// A HEAD request must not use a code.
const options = { exposeHeadRoute: false } as const
const cookieOptions = { path: '/', sameSite: 'lax', httpOnly: true } as const

/** The addresses that browsers open to sign in with a provider. They answer with redirects only. */
export function registerSignInRoutes(app: FastifyInstance): void {
  app.get<{ Params: Params; Querystring: Query }>('/auth/:key', options, (request, reply) =>
    redirecting(request, reply, async () => {
      const { isHttps } = request.address
      const { url, cookie } = await startSignIn(request.ctx, {
        key: request.params.key,
        origin: publicOrigin(request),
        isHttps,
        from: one(request.query['from']),
        ticket: one(request.query['ticket']),
      })
      forgetOldAttempts(request, reply)
      const { name, value, maxAgeSeconds } = cookie
      reply.setCookie(name, value, { ...cookieOptions, secure: isHttps, maxAge: maxAgeSeconds })
      return url
    }),
  )
  app.get<{ Params: Params; Querystring: Query }>('/auth/:key/callback', options, (request, reply) =>
    redirecting(request, reply, async () => {
      const state = one(request.query['state']) ?? ''
      const name = attemptCookieName(state, request.address)
      const cookie = cookiesOf(request)[name]
      // An attempt ends with its first callback.
      if (cookie !== undefined) reply.clearCookie(name, { ...cookieOptions, secure: request.address.isHttps })
      const search = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : ''
      return finishSignIn(request.ctx, { key: request.params.key, search, state, cookie })
    }),
  )
}

/** A problem leads to the log-in page, or to the profile of a logged-in user, which show it. */
async function redirecting(
  request: FastifyRequest<{ Params: Params }>,
  reply: FastifyReply,
  work: () => Promise<string>,
): Promise<FastifyReply> {
  reply.header('Referrer-Policy', 'no-referrer')
  try {
    return await reply.redirect(await work())
  } catch (error) {
    if (!(error instanceof SignInProblem)) throw error
    const page = request.ctx.viewer ? '/account/profile' : '/account/login'
    return reply.redirect(`${page}?signIn=${error.code}`)
  }
}

function forgetOldAttempts(request: FastifyRequest, reply: FastifyReply): void {
  const prefix = attemptCookiePrefix(request.address.isHttps)
  const sent = Object.keys(cookiesOf(request)).filter((name) => name.startsWith(prefix))
  for (const name of sent.slice(0, Math.max(0, sent.length - mostAttempts + 1))) {
    reply.clearCookie(name, { ...cookieOptions, secure: request.address.isHttps })
  }
}

function cookiesOf({ headers }: FastifyRequest): Readonly<Record<string, string | undefined>> {
  return parseCookie(headers.cookie ?? '')
}

function one(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value
}
