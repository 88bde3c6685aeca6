import type { Context } from '../../context.ts'

/**
 * Reports a failed request to administrators, with the id under which the operator's log has the cause. Contains
 * only kinds of errors: messages may quote a user's input.
 */
export function writeFault(ctx: Context, error: unknown): void {
  const message = `${ctx.path} failed: ${kindsOf(error).join(', caused by ')} (request ${ctx.requestId})`
  ctx.logs.write({ level: 'Error', status: 'Failed', message, ctx })
}

function kindsOf(error: unknown, depth = 0): string[] {
  if (!(error instanceof Error)) return [typeof error]
  const { code } = error as { code?: unknown }
  const kind = typeof code === 'string' ? `${error.name} ${code}` : error.name
  return error.cause === undefined || depth > 3 ? [kind] : [kind, ...kindsOf(error.cause, depth + 1)]
}
