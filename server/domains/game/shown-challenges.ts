/** The challenges that a game shows to its players: enabled and released. As a filter of Prisma. */
export const shownChallenges = { isEnabled: true, isReleased: true } as const

/** The rule of `shownChallenges` for a row in memory. */
export function isShown({ isEnabled, isReleased }: { isEnabled: boolean; isReleased: boolean }): boolean {
  return isEnabled && isReleased
}

/** The rule of `shownChallenges` as an SQL condition on a table or its alias. */
export const shownIn = (table: string) => `(${table}.is_enabled AND ${table}.is_released)`
