let offsetMs = 0

/**
 * Learns how far this machine's clock is off from the `date` header of an answer.
 * The header counts whole seconds, so small differences are left alone.
 */
export function syncServerClock(dateHeader: string | null): void {
  if (!dateHeader) return
  const difference = Date.parse(dateHeader) + 500 - Date.now()
  if (Number.isNaN(difference)) return
  offsetMs = Math.abs(difference) > 2000 ? difference : 0
}

/** The time on the server, in milliseconds since 1970. */
export function serverNow(): number {
  return Date.now() + offsetMs
}
