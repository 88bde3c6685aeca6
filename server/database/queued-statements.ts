import type pg from 'pg'

/**
 * Sends a statement after the answer to the one before. Prisma loads the relations of a row concurrently, in a
 * transaction on one connection, which the next version of the driver refuses. Calls with a callback come from the
 * pool, on a connection that nobody else has, so they are passed on.
 */
export function queueStatements(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  let last: Promise<void> | undefined
  client.query = ((...args: unknown[]) => {
    if (!isAwaited(args)) return query(...args)
    const answer = last ? last.then(() => query(...args)) : (query(...args) as Promise<unknown>)
    const clear = () => {
      if (last === settled) last = undefined
    }
    const settled: Promise<void> = answer.then(clear, clear)
    last = settled
    return answer
  }) as typeof client.query
}

/** Whether the call returns a promise: it has no callback, and no object that reads the rows itself. */
function isAwaited(args: unknown[]): boolean {
  const [statement] = args
  const isReader = typeof statement === 'object' && statement !== null && 'submit' in statement
  return !isReader && typeof args.at(-1) !== 'function'
}
