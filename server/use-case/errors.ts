import type { MessageParams } from '../i18n/translate.ts'

type Details = { params?: MessageParams; cause?: unknown }

/** A rule said no. `key` names a text in `server/locales`; doors translate it for whoever asked. */
export class DomainError extends Error {
  readonly status: number
  readonly code: string
  readonly key: string
  readonly params: MessageParams

  constructor(status: number, key: string, { params = {}, cause }: Details = {}) {
    super(key, { cause })
    this.name = new.target.name
    this.status = status
    this.key = key
    this.params = params
    this.code = toCode(key)
  }
}

/** Nobody is signed in, or what was shown as proof is not one: 401. */
export class UnauthenticatedError extends DomainError {
  constructor(key = 'auth.loginRequired', details?: Details) {
    super(401, key, details)
  }
}

/** Signed in, but not allowed: 403. */
export class ForbiddenError extends DomainError {
  constructor(key = 'auth.forbidden', details?: Details) {
    super(403, key, details)
  }
}

/** Not there, or not to be seen by this viewer: 404. */
export class NotFoundError extends DomainError {
  constructor(key: string, details?: Details) {
    super(404, key, details)
  }
}

export type InputIssue = { path: string[]; key: string; params: MessageParams }

/** Input that breaks a rule of its fields: 400, with every field named. */
export class InvalidInputError extends DomainError {
  readonly issues: InputIssue[]

  constructor(issues: InputIssue[]) {
    const first = issues[0] ?? { path: [], key: 'input.invalid', params: {} }
    super(400, first.key, { params: first.params })
    this.issues = issues
  }

  override readonly code = 'INVALID_INPUT'
}

/** The state of things forbids it: 400 in the contract's words, 409 where nothing says otherwise. */
export class ConflictError extends DomainError {
  /** The `status` member of the REST envelope where the contract gives one above 10000. */
  readonly bodyStatus: number

  constructor(key: string, { bodyStatus = 400, ...details }: Details & { bodyStatus?: number } = {}) {
    super(400, key, details)
    this.bodyStatus = bodyStatus
  }
}

/** Asked too often: 429. */
export class RateLimitedError extends DomainError {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number, key = 'limits.tooManyRequests') {
    super(429, key, { params: { seconds: retryAfterSeconds } })
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** What is needed for an answer is out of reach for now: 503. */
export class UnavailableError extends DomainError {
  readonly retryAfterSeconds = 5

  constructor(key = 'http.unavailable', details?: Details) {
    super(503, key, details)
  }

  override readonly code = 'UNAVAILABLE'
}

/** A subscriber read too slowly, and events that waited for it are gone: it must subscribe again and reload. */
export class FellBehindError extends DomainError {
  constructor() {
    super(503, 'limits.fellBehind')
  }

  override readonly code = 'FELL_BEHIND'
}

/** One field is wrong for a reason that only the service can know. */
export function invalidField(path: string, key: string, params: MessageParams = {}): InvalidInputError {
  return new InvalidInputError([{ path: path.split('.'), key, params }])
}

function toCode(key: string): string {
  return key
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replace(/\./g, '_')
    .toUpperCase()
}
