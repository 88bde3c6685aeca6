export const LOG_LEVELS = ['Information', 'Warning', 'Error', 'Fatal'] as const

export type LogLevel = (typeof LOG_LEVELS)[number]

/** The colors of the levels that are marked. */
export const LEVEL_TONES = { Warning: 'warn', Error: 'bad', Fatal: 'bad' } as const

/** The level that `?level=` asks for; null means every level. */
export function levelInAddress(search: URLSearchParams): LogLevel | null {
  const requested = search.get('level')?.toLowerCase()
  return LOG_LEVELS.find((level) => level.toLowerCase() === requested) ?? null
}

type Searchable = { message: string; userName: string | null | undefined; ip: string | null | undefined }

/** Whether a new row matches the search. The server filters the level. */
export function matchesSearch({ message, userName, ip }: Searchable, search: string | null): boolean {
  if (!search) return true
  const wanted = search.toLowerCase()
  return [message, userName ?? '', ip ?? ''].some((text) => text.toLowerCase().includes(wanted))
}
