export type GameState = 'Upcoming' | 'Running' | 'Ended' | 'Practice'

export type GameTimes = { start: Date; end: Date; pausedAt: Date | null; practiceMode: boolean }

/** Running is `start ≤ now < end`, and also a paused game; Practice is ended with practice mode on. */
export function gameState(game: GameTimes, now: Date): GameState {
  if (!hasStarted(game, now)) return 'Upcoming'
  if (!hasEnded(game, now)) return 'Running'
  return game.practiceMode ? 'Practice' : 'Ended'
}

export function hasStarted(game: Pick<GameTimes, 'start'>, now: Date): boolean {
  return now >= game.start
}

/** A paused game does not end: the resume moves its end. */
export function hasEnded(game: Pick<GameTimes, 'end' | 'pausedAt'>, now: Date): boolean {
  return !game.pausedAt && now >= game.end
}

/** Whether the game has ended without practice mode. */
export function isClosed(game: Pick<GameTimes, 'end' | 'pausedAt' | 'practiceMode'>, now: Date): boolean {
  return !game.practiceMode && hasEnded(game, now)
}

/** The time by the clock of the game, which stops during a pause. */
export function gameTime({ pausedAt }: Pick<GameTimes, 'pausedAt'>, now: Date): Date {
  return pausedAt ?? now
}

/** The end that clients without pauses see: while a game is paused, it moves so that their countdowns stop. */
export function shownEnd({ end, pausedAt }: Pick<GameTimes, 'end' | 'pausedAt'>, now: Date): Date {
  return pausedAt && end > pausedAt ? new Date(end.getTime() + now.getTime() - pausedAt.getTime()) : end
}

/** The games that have not ended, as a filter for `OR`. */
export function notEnded(now: Date) {
  return [{ end: { gt: now } }, { pausedAt: { not: null } }]
}

/** The games in a state, as a filter. */
export function inState(state: GameState, now: Date) {
  switch (state) {
    case 'Upcoming':
      return { start: { gt: now } }
    case 'Running':
      return { start: { lte: now }, OR: notEnded(now) }
    case 'Ended':
      return { start: { lte: now }, end: { lte: now }, pausedAt: null, practiceMode: false }
    case 'Practice':
      return { start: { lte: now }, end: { lte: now }, pausedAt: null, practiceMode: true }
  }
}
