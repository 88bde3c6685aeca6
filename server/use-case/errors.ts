import type { MessageParams } from '../i18n/translate.ts'
import { codeOfKey, type ErrorKey, type IssueKey } from './error-keys.ts'

type Details = { params?: MessageParams; cause?: unknown }

/** An error of a rule. `key` names a text in `server/locales`, which is translated for each reader. */
export class DomainError extends Error {
  readonly status: number
  readonly code: string
  readonly key: ErrorKey | IssueKey
  readonly params: MessageParams

  constructor(status: number, key: ErrorKey | IssueKey, { params = {}, cause }: Details = {}) {
    super(key, { cause })
    this.name = new.target.name
    this.status = status
    this.key = key
    this.params = params
    this.code = codeOfKey(key)
  }
}

/** No user is logged in, or the credentials are invalid: 401. */
export class UnauthenticatedError extends DomainError {
  constructor(key: ErrorKey = 'auth.loginRequired', details?: Details) {
    super(401, key, details)
  }
}

/** Logged in, but not allowed: 403. */
export class ForbiddenError extends DomainError {
  constructor(key: ErrorKey = 'auth.forbidden', details?: Details) {
    super(403, key, details)
  }
}

/** Does not exist, or is not visible to the viewer: 404. */
export class NotFoundError extends DomainError {
  declare readonly key: ErrorKey

  constructor(key: ErrorKey, details?: Details) {
    super(404, key, details)
  }
}

export type InputIssue = { path: string[]; key: IssueKey; params: MessageParams }

/** Invalid input: 400, with every invalid field. */
export class InvalidInputError extends DomainError {
  readonly issues: InputIssue[]

  constructor(issues: InputIssue[]) {
    const first = issues[0] ?? { key: 'input.invalid' as const, params: {} }
    super(400, first.key, { params: first.params })
    this.issues = issues
  }

  override readonly code = 'INVALID_INPUT'
}

/** The current state forbids it: 400, as the contract says. */
export class ConflictError extends DomainError {
  /** The `status` member of the REST envelope, if the contract gives one above 10000. */
  readonly bodyStatus: number

  constructor(key: ErrorKey, { bodyStatus = 400, ...details }: Details & { bodyStatus?: number } = {}) {
    super(400, key, details)
    this.bodyStatus = bodyStatus
  }
}

/** Too many requests: 429. */
export class RateLimitedError extends DomainError {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number, key: ErrorKey = 'limits.tooManyRequests') {
    super(429, key, { params: { seconds: retryAfterSeconds } })
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** A required service is temporarily unavailable: 503. */
export class UnavailableError extends DomainError {
  readonly retryAfterSeconds = 5

  constructor(key: ErrorKey = 'http.unavailable', details?: Details) {
    super(503, key, details)
  }

  override readonly code = 'UNAVAILABLE'
}

/** The subscriber read too slowly and waiting events were dropped: it must subscribe again and reload. */
export class FellBehindError extends DomainError {
  constructor() {
    super(503, 'limits.fellBehind')
  }

  override readonly code = 'FELL_BEHIND'
}

/** The subscriber missed more than is delivered again: it must reload and subscribe from a new cursor. */
export class CursorTooOldError extends DomainError {
  constructor() {
    super(400, 'limits.cursorTooOld')
  }

  override readonly code = 'CURSOR_TOO_OLD'
}

/** An error of one field that only the service can detect. */
export function invalidField(path: string, key: IssueKey, params: MessageParams = {}): InvalidInputError {
  return new InvalidInputError([{ path: path.split('.'), key, params }])
}
