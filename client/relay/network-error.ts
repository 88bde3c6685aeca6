export type NetworkErrorKind = 'network' | 'timeout' | 'aborted' | 'server'

/** A request without a usable response. `status` is set if the server responded. */
export class NetworkError extends Error {
  readonly kind: NetworkErrorKind
  readonly status: number | null
  readonly time = Date.now()

  constructor(kind: NetworkErrorKind, options?: { status?: number; cause?: unknown; message?: string }) {
    super(options?.message ?? `The call failed: ${kind}${options?.status ? ` ${options.status}` : ''}`, {
      cause: options?.cause,
    })
    this.name = 'NetworkError'
    this.kind = kind
    this.status = options?.status ?? null
  }
}

/** The server's error message for a query without data. */
export class RefusedError extends Error {
  readonly code: string
  /** The type of the error in the schema, such as `NotFoundError`. */
  readonly type: string | undefined

  constructor(message: string, { code, type }: { code: string; type?: string | undefined }) {
    super(message)
    this.name = 'RefusedError'
    this.code = code
    this.type = type
  }
}
