import type { Readable } from 'node:stream'
import type { Caller } from './use-case/viewer.ts'
import type { Locale } from './i18n/locale.ts'
import type { AppServices } from './services.ts'

/** Everything a use case needs to know about who asks and what it can work with. */
export type Context = AppServices &
  Caller & {
    locale: Locale
    userAgent: string
    requestId: string
    /** Asked over a WebSocket, which has its place already; a stream of events takes one of its own. */
    isSocket?: boolean
    /** What was asked for, without what an address may tell besides: `GET /api/posts`. */
    path: string
    /** Sets and clears the session cookie of the answer; does nothing where there is no answer to carry it. */
    cookies: SessionCookies
    /** The files of a GraphQL operation that came as a form. */
    uploads?: OperationUploads
  }

/** `mimeType` is what the sender says that it is. */
export type UploadedFile = { fileName: string; mimeType: string; source: Readable }

export type OperationUploads = {
  /** The file that a variable names; those sent before it are passed over. @throws InvalidInputError */
  take(key: string): Promise<UploadedFile>
}

export type SessionCookies = {
  set(token: string, expiresAt: Date): void
  /** The readable token bound to the session, for the page to send back. */
  setXsrf(sessionId: string, expiresAt: Date): void
  clear(): void
}
