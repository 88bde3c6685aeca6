/** Differences up to this are not corrected, because the header has whole seconds. */
export const UNCORRECTED_MS = 2000

let offsetMs = 0

/** Measures the offset of the local clock from the `date` header of a response. */
export function syncServerClock(dateHeader: string | null): void {
  if (dateHeader) noteServerTime(Date.parse(dateHeader) + 500, Date.now())
}

/** Measures the offset of the local clock from a time of the server and the local time at which it arrived, in milliseconds. */
export function noteServerTime(serverMs: number, localMs: number): void {
  const difference = serverMs - localMs
  if (Number.isNaN(difference)) return
  offsetMs = Math.abs(difference) > UNCORRECTED_MS ? difference : 0
}

/** The time on the server, in milliseconds since 1970. */
export function serverNow(): number {
  return Date.now() + offsetMs
}
