/** The challenges that a game shows to its players: enabled and released. As a filter of Prisma. */
export const shownChallenges = { isEnabled: true, isReleased: true } as const

/** The rule of `shownChallenges` for a row in memory. */
export function isShown({ isEnabled, isReleased }: { isEnabled: boolean; isReleased: boolean }): boolean {
  return isEnabled && isReleased
}

/** The rule of `shownChallenges` as an SQL condition on a table or its alias. */
export const shownIn = (table: string) => `(${table}.is_enabled AND ${table}.is_released)`

/** An SQL condition on a challenge and a participation, by their tables: the team has not unlocked the challenge. */
export const lockedFor = (challenge: string, participation: string) => `EXISTS (
  SELECT FROM challenge_lock
  WHERE challenge_lock.challenge_id = ${challenge}.id AND challenge_lock.participation_id = ${participation}.id)`

/** An SQL condition: a challenge requires others, so what is the same for everybody does not name it. */
export const isUnlockable = (table: string, id = 'id') => `EXISTS (
  SELECT FROM challenge_requirement WHERE challenge_requirement.challenge_id = ${table}.${id})`

/** Replaces the title of a challenge that requires others, on the scoreboard and in notices. */
export const maskedTitle = '???'
