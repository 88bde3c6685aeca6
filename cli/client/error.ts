export type InputIssue = { path: string[]; code: string; message: string }

type Details = { code: string; issues?: readonly InputIssue[]; retryAfterSeconds?: number | null | undefined }

/**
 * A request that failed. `code` is for programs and never changes: a value of `ErrorCode` in the schema, or
 * `UNREACHABLE` without a response and `BAD_RESPONSE` for one that is not the platform's.
 */
export class HalyardError extends Error {
  override readonly name = 'HalyardError'
  readonly code: string
  /** The first member of the input that is invalid, such as `title`. */
  readonly field: string | null
  /** All invalid members of the input. */
  readonly issues: readonly InputIssue[]
  /** How long to wait before the next try. */
  readonly retryAfterSeconds: number | null

  constructor(message: string, { code, issues = [], retryAfterSeconds }: Details) {
    super(message)
    this.code = code
    this.issues = issues
    this.field = issues[0] ? nameOf(issues[0]) : null
    this.retryAfterSeconds = retryAfterSeconds ?? null
  }
}

const nameOf = ({ path }: InputIssue) => path.filter((part) => part !== 'input').join('.')

export type MutationResult = {
  __typename: string
  message?: string
  code?: string
  retryAfterSeconds?: number
  issues?: InputIssue[]
}

/** The error that a mutation returned. Its message names the invalid members. */
export function errorOfResult(result: MutationResult): HalyardError {
  const issues = result.issues ?? []
  const texts = issues.map((issue) => `${nameOf(issue)}: ${issue.message}`)
  const message = texts.length > 0 ? texts.join('; ') : (result.message ?? result.__typename)
  const { retryAfterSeconds } = result
  return new HalyardError(message, { code: result.code ?? result.__typename, issues, retryAfterSeconds })
}

export type GraphQLFailure = {
  message: string
  extensions?: { code?: string; type?: string; retryAfterSeconds?: number } | undefined
}

export function errorOfFailure({ message, extensions }: GraphQLFailure): HalyardError {
  return new HalyardError(message, {
    code: extensions?.code ?? 'UNKNOWN',
    retryAfterSeconds: extensions?.retryAfterSeconds,
  })
}
