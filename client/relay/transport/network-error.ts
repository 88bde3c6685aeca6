/**
 * Why a request has no usable response: the server was not reached, took too long, or closed the connection; the user
 * canceled; the response or the address is of another protocol; the server responded with an error status.
 */
export type NetworkErrorKind = 'network' | 'timeout' | 'aborted' | 'canceled' | 'protocol' | 'server'

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

  /** Whether the same request may succeed later without any change. */
  get isTransient(): boolean {
    if (this.kind === 'server') return (this.status ?? 0) >= 500
    return this.kind === 'network' || this.kind === 'timeout' || this.kind === 'aborted'
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

/**
 * The error of a rejected `fetch` or of its body. `signal` is the caller's own: only the user or a change of the page
 * ends it, so its end is a cancellation.
 */
export function networkErrorOf(cause: unknown, { url, signal }: { url?: string; signal?: AbortSignal } = {}) {
  if (cause instanceof NetworkError) return cause
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : ''
  if (name === 'TimeoutError') return new NetworkError('timeout', { cause })
  if (signal?.aborted) return new NetworkError('canceled', { cause })
  if (name === 'AbortError') return new NetworkError('aborted', { cause })
  const { protocol } = new URL(url ?? '/', location.href)
  return new NetworkError(/^(https?|blob|data):$/.test(protocol) ? 'network' : 'protocol', { cause })
}
