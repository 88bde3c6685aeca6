import type { LoggedError } from '../events/process-report.ts'
import { createRecentList, type RecentList } from './recent-list.ts'

export type RecentErrors = RecentList<LoggedError> & {
  /** Takes the arguments of a call of the logger. */
  take(args: readonly unknown[]): void
}

const kept = 50
const longestMessage = 300
const deepestCause = 3

/** The last errors that this process logged, with their constant messages and the kinds of errors, without any values. */
export function createRecentErrors(): RecentErrors {
  const list = createRecentList<LoggedError>(kept)
  return {
    ...list,
    take(args) {
      const message = args.find((value) => typeof value === 'string') ?? ''
      list.add({ time: Date.now(), message: message.slice(0, longestMessage), kind: kindOf(args[0]) })
    },
  }
}

function kindOf(first: unknown): string | null {
  const error = first instanceof Error ? first : (first as { err?: unknown } | null)?.err
  return error instanceof Error ? kindsOf(error).join(' · ') : null
}

function kindsOf(error: Error, depth = 0): string[] {
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  const kind = typeof code === 'string' ? `${error.name} ${code}` : error.name
  return cause instanceof Error && depth < deepestCause ? [kind, ...kindsOf(cause, depth + 1)] : [kind]
}
