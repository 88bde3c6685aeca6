/** `2026-11-21 14:03:27Z`, for people. */
export function utcText(time: Date): string {
  return `${time.toISOString().slice(0, 19).replace('T', ' ')}Z`
}

/** `14:03:27`, where the day is known. */
export function utcClock(time: Date): string {
  return time.toISOString().slice(11, 19)
}

/** `20261121140327`, for names of files. */
export function utcStamp(time: Date): string {
  return time.toISOString().slice(0, 19).replace(/\D/g, '')
}
