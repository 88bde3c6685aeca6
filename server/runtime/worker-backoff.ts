const firstDelayMs = 1000
const longestDelayMs = 30_000
/** A worker that has run this long counts as healthy. */
const healthyMs = 60_000

/** How long to wait before a worker is replaced that ran for `ranMs`, after a wait of `lastDelayMs`. */
export function nextDelayMs({ ranMs, lastDelayMs }: { ranMs: number; lastDelayMs: number }): number {
  if (ranMs >= healthyMs || lastDelayMs === 0) return firstDelayMs
  return Math.min(longestDelayMs, lastDelayMs * 2)
}
