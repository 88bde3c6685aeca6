/** Selects the items of a list from `since` on and before `until`. An absent limit selects all. */
export type TimeRange = { since?: Date | null | undefined; until?: Date | null | undefined }

/** The range as a filter of a time column. */
export function during({ since, until }: TimeRange): { gte?: Date; lt?: Date } {
  return { ...(since && { gte: since }), ...(until && { lt: until }) }
}
