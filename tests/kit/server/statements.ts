import pg from 'pg'
import { vi } from 'vitest'

type Submitted = { text?: string; values?: unknown[] }
type Submit = (this: Submitted, connection: unknown) => unknown

/** Records every SQL statement that this process sends until `stop`. */
export function recordStatements() {
  const all: string[] = []
  const sent: { text: string; values: unknown[] }[] = []
  const queries = pg.Query.prototype as unknown as { submit: Submit }
  const { submit } = queries
  const spy = vi.spyOn(queries, 'submit').mockImplementation(function (this: Submitted, connection) {
    all.push(this.text ?? '')
    sent.push({ text: this.text ?? '', values: this.values ?? [] })
    return submit.call(this, connection)
  })
  return {
    all,
    /** The same statements with their values. */
    sent,
    stop: () => spy.mockRestore(),
  }
}

const repeated = [
  /graphile_worker/, // jobs
  /AS "hasWebhooks"/, // webhooks
  /^SELECT waiting\.game_id/, // releases of challenges
  /^SELECT now\.at, ARRAY\(/, // challenges that close
  /^SELECT game\.id, coalesce\(board\.seq, 0\)/, // boards in memory
]

/** Whether the process repeats a statement by itself. A call on a busy machine takes longer than the second between two. */
export function isRepeated(text: string): boolean {
  return repeated.some((pattern) => pattern.test(text.trim()))
}
