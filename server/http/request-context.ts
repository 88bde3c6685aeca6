import type { IncomingMessage } from 'node:http'
import { parseCookie } from 'cookie'
import type { AppServices } from '../services.ts'
import type { Context, SessionCookies } from '../context.ts'
import { sessionExpiry } from '../domains/session/session-token.ts'
import { UnauthenticatedError } from '../use-case/errors.ts'
import { localeOfRequest } from '../i18n/locale.ts'
import type { ClientAddress } from './security/client-address.ts'
import { tokenOf } from './security/bearer.ts'
import { noCookies, readCompatibleToken, readSessionToken } from './security/session-cookies.ts'
import { isBrowserRequest, listedOrigin } from './security/xsrf.ts'

type Options = {
  services: AppServices
  request: IncomingMessage
  address: ClientAddress
  requestId: string
  cookies: SessionCookies
  /** From a WebSocket's connection parameters, which browsers use instead of headers. */
  bearer?: string | null
  acceptLanguage?: string | null
}

/**
 * Creates the context with viewer, address and language.
 * @throws UnauthenticatedError for an invalid API token
 */
export async function createContext(options: Options): Promise<Context> {
  const { services, request, address, cookies } = options
  const bearer = options.bearer ?? tokenOf(request)
  const sent = parseCookie(request.headers.cookie ?? '')
  const origin = { config: services.config, isHttps: address.isHttps }
  const mayHaveSession = bearer === null && listedOrigin(request, origin) === null
  const own = mayHaveSession ? readSessionToken(sent, address) : null
  const compatible = mayHaveSession && !own ? readCompatibleToken(sent, request, origin) : null
  const session = own ?? (compatible ? { token: compatible, isOld: false } : null)

  let viewer: Context['viewer'] = null
  if (bearer !== null) {
    viewer = await services.authenticator.apiToken(bearer, address.ip)
    if (!viewer) throw new UnauthenticatedError('auth.badToken')
  } else if (session) {
    const identity = await services.authenticator.session(session.token, address.ip)
    viewer = identity?.viewer ?? null
    // Programs that have no password send an API token as the value of the cookie.
    if (!identity && compatible) viewer = await services.authenticator.apiToken(compatible, address.ip)
    // The session that another host of the domain may have put into a browser must not become the browser's own.
    const isBorrowed = compatible !== null && isBrowserRequest(request)
    const until = identity?.refreshedUntil ?? (session.isOld ? sessionExpiry(new Date()) : null)
    if (viewer?.sessionId && until && !isBorrowed) {
      cookies.set(session.token, until)
      cookies.setXsrf(viewer.sessionId, until)
    }
  }

  return contextFor(options, { viewer, cookies, sent })
}

/** A context for requests without a session, such as for files. */
export function anonymousContext(options: Omit<Options, 'cookies' | 'bearer' | 'acceptLanguage'>): Context {
  const sent = parseCookie(options.request.headers.cookie ?? '')
  return contextFor(options, { viewer: null, cookies: noCookies, sent })
}

type Session = {
  viewer: Context['viewer']
  cookies: SessionCookies
  /** The cookies of the request. */
  sent: Readonly<Record<string, string | undefined>>
}

function contextFor(options: Omit<Options, 'cookies'>, { viewer, cookies, sent }: Session): Context {
  const { services, request, address, requestId } = options
  return {
    ...services,
    viewer,
    locale: localeOfRequest({
      url: request.url ?? '',
      cookies: sent,
      acceptLanguage: options.acceptLanguage ?? request.headers['accept-language'],
    }),
    ip: address.ip,
    userAgent: request.headers['user-agent'] ?? '',
    isBrowser: isBrowserRequest(request),
    isLimited: !address.isLocal,
    requestId,
    origin: originOf(options),
    path: pathOf(request),
    cookies,
  }
}

function pathOf({ method = '', url = '' }: IncomingMessage): string {
  return `${method} ${url.split('?', 1)[0]?.slice(0, 200)}`
}

function originOf({ services, request, address }: Omit<Options, 'cookies'>): string {
  const { publicUrl } = services.config
  if (publicUrl) return new URL(publicUrl).origin
  return `${address.isHttps ? 'https' : 'http'}://${request.headers.host}`
}
