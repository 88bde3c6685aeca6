const day = 24 * 60

/**
 * A time of day in UTC, as `HH:MM`, in the viewer's zone on the day of `now`. Null for a viewer in UTC and for a text that
 * is no time.
 */
export function backupTimeHere(time: string, now: number, locale: string): string | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(time.trim()) ?? []
  const minute = Number(hours) * 60 + Number(minutes)
  if (Number.isNaN(minute) || minute >= day || Number(minutes) >= 60) return null
  const at = new Date(now)
  at.setUTCHours(0, minute, 0, 0)
  if (at.getTimezoneOffset() === 0) return null
  return new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  }).format(at)
}
