import * as oidc from 'openid-client'

const longest = 500

/**
 * The text of an error of a call to a provider, with its causes and the provider's answer. Without tokens: of
 * an answer only the members that describe the fault are named.
 */
export function providerReason(error: unknown): string {
  return cut(partsOf(error).join(': '))
}

function partsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  return [error.message, ...answerOf(error), ...causeOf(error.cause)].filter(Boolean)
}

/** The library keeps the facts of a refusal in members. */
function answerOf(error: Error): string[] {
  if (error instanceof oidc.ResponseBodyError) {
    return [`status ${error.status}`, ...described(error.error, error.error_description)]
  }
  if (error instanceof oidc.AuthorizationResponseError) {
    return described(error.error, error.error_description)
  }
  if (error instanceof oidc.WWWAuthenticateChallengeError) {
    const { parameters } = error.cause[0] ?? {}
    return [`status ${error.status}`, ...described(parameters?.['error'], parameters?.['error_description'])]
  }
  return []
}

function described(...texts: (string | undefined)[]): string[] {
  return texts.filter((text) => text !== undefined && text !== '').map((text) => cut(String(text)))
}

type Comparison = { expected?: unknown; attribute?: unknown; claim?: unknown; body?: object; claims?: object }

function causeOf(cause: unknown): string[] {
  if (cause instanceof Response) return [`status ${cause.status} of ${withoutQuery(cause.url)}`]
  if (cause instanceof Error) return partsOf(cause)
  return isObject(cause) ? comparedOf(cause) : []
}

/** A value that is another one than expected; only of members that are no secrets. */
function comparedOf({ expected, attribute, claim, body, claims }: Comparison): string[] {
  const name = attribute ?? claim
  if (typeof name !== 'string') return []
  const isPublic =
    ['issuer', 'iss', 'aud'].includes(name) && (typeof expected === 'string' || Array.isArray(expected))
  const found = (body ?? claims ?? {})[name as never] as unknown
  return isPublic ? [`${name} is ${cut(String(found))}, expected ${cut(String(expected))}`] : [name]
}

/** The issuer that a document names, if it is another one than the address says; otherwise null. */
export function otherIssuer(error: unknown): string | null {
  const cause = error instanceof Error ? error.cause : null
  if (!isObject(cause) || cause.attribute !== 'issuer') return null
  const issuer = (cause.body as { issuer?: unknown } | undefined)?.issuer
  return typeof issuer === 'string' ? cut(issuer) : null
}

const isObject = (value: unknown): value is Comparison => typeof value === 'object' && value !== null

function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, '')
}

/** Without the characters with which a text could change a terminal. */
function cut(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, ' ').slice(0, longest)
}
