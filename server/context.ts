import type { Readable } from 'node:stream'
import type { Caller } from './use-case/viewer.ts'
import type { Locale } from './i18n/locale.ts'
import type { AppServices } from './services.ts'

/** The viewer and the services of a use case. */
export type Context = AppServices &
  Caller & {
    locale: Locale
    userAgent: string
    /** The request comes from a browser: it has `Origin` or `Sec-Fetch-Site`, which pages cannot remove. */
    isBrowser: boolean
    requestId: string
    /** The origin under which the caller reaches the platform: the public URL, or the address of the request. */
    origin: string
    /** The request came over a WebSocket, which already holds a connection slot. An event stream takes one of its own. */
    isSocket?: boolean
    /** The cost of the GraphQL operation that runs. */
    operationCost?: number
    /** Method and path, without the query: `GET /api/posts`. */
    path: string
    /** Sets and clears the session cookie of the answer; does nothing if there is no answer. */
    cookies: SessionCookies
    /** Why an organizer changes a final result, for the audit trail. */
    reason?: string
    /** The revision that the caller of a change has read. */
    readRevision?: string
    /** The files of a GraphQL operation in a multipart form. */
    uploads?: OperationUploads
  }

/** `mimeType` is claimed by the sender. */
export type UploadedFile = { fileName: string; mimeType: string; source: Readable }

export type OperationUploads = {
  /** The file that a variable names; earlier ones in the form are skipped. @throws InvalidInputError */
  take(key: string): Promise<UploadedFile>
}

export type SessionCookies = {
  set(token: string, expiresAt: Date): void
  /** The token of the session that scripts can read and send back. */
  setXsrf(sessionId: string, expiresAt: Date): void
  clear(): void
}
