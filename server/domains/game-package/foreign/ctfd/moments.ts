/** An ISO time of microseconds; this platform stores milliseconds. */
export function isoOf(micros: number): string {
  return new Date(Math.floor(micros / 1000)).toISOString()
}

/** The UUID of a user of the archive. It connects rows and is never stored. */
export function uuidOf(id: number): string {
  return `00000000-0000-4000-8000-${id.toString(16).padStart(12, '0')}`
}
