import type pg from 'pg'
import type { SlowStatement } from '../events/process-report.ts'
import { statementSeconds } from '../meters/meters.ts'
import type { Logger } from '../runtime/logger.ts'
import type { RecentList } from '../runtime/recent-list.ts'
import { isTracing, openSpan } from '../runtime/tracing.ts'

type Options = {
  slowMs: number
  logger: Logger
  /** Keeps the slow statements for the operations screen. */
  slow: RecentList<SlowStatement> | undefined
}
type Callback = (...args: unknown[]) => void

const kinds = /^\s*(?:--.*\n\s*)*(select|insert|update|delete|with|begin|commit|rollback|set)\b/i
const longestText = 1000
/** A statement that takes longer is kept when HALYARD_SLOW_STATEMENT_MS is 0. */
const defaultSlowMs = 200

/** Measures the statements of a connection, and logs those that take longer than `slowMs`, without their values. */
export function measureStatements(client: pg.PoolClient, { slowMs, logger, slow }: Options): void {
  const keptMs = slowMs || defaultSlowMs
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  client.query = ((...args: unknown[]) => {
    const text = textOf(args[0])
    if (text === null) return query(...args)
    const started = performance.now()
    const kind = kindOf(text)
    const span = isTracing() ? openStatementSpan(kind, text) : undefined
    const observe = () => {
      const elapsedMs = performance.now() - started
      span?.end()
      statementSeconds.observe({ statement: kind }, elapsedMs / 1000)
      if (elapsedMs < keptMs) return
      slow?.add({ time: Date.now(), durationMs: Math.round(elapsedMs), statement: shorten(text) })
      if (slowMs === 0) return
      logger.warn(
        { elapsedMs: Math.round(elapsedMs), statement: shorten(text) },
        'a database statement took longer than HALYARD_SLOW_STATEMENT_MS',
      )
    }
    const callback = args.at(-1)
    if (typeof callback === 'function') {
      const observed: Callback = (...results) => {
        observe()
        ;(callback as Callback)(...results)
      }
      return query(...args.slice(0, -1), observed)
    }
    const answer = query(...args)
    if (answer instanceof Promise) void answer.then(observe, observe)
    return answer
  }) as typeof client.query
}

function openStatementSpan(kind: string, text: string) {
  return openSpan(kind, { 'db.system.name': 'postgresql', 'db.query.text': shorten(text) })
}

/** Null for a stream of rows, which its reader ends. */
function textOf(statement: unknown): string | null {
  if (typeof statement === 'string') return statement
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return null
  return 'text' in statement && typeof statement.text === 'string' ? statement.text : null
}

function kindOf(text: string): string {
  return kinds.exec(text)?.[1]?.toLowerCase() ?? 'other'
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > longestText ? `${line.slice(0, longestText)}…` : line
}
