export type GameState = 'Upcoming' | 'Running' | 'Ended' | 'Practice'

export type GameTimes = { start: Date; end: Date; practiceMode: boolean }

/** Running is `start ≤ now < end`; Practice is ended with practice mode on. */
export function gameState(game: GameTimes, now: Date): GameState {
  if (!hasStarted(game, now)) return 'Upcoming'
  if (now < game.end) return 'Running'
  return game.practiceMode ? 'Practice' : 'Ended'
}

export function hasStarted(game: Pick<GameTimes, 'start'>, now: Date): boolean {
  return now >= game.start
}

/** Whether the game has ended without practice mode. */
export function isClosed(game: Pick<GameTimes, 'end' | 'practiceMode'>, now: Date): boolean {
  return !game.practiceMode && now >= game.end
}

/** The games in a state, as a filter. */
export function inState(state: GameState, now: Date) {
  switch (state) {
    case 'Upcoming':
      return { start: { gt: now } }
    case 'Running':
      return { start: { lte: now }, end: { gt: now } }
    case 'Ended':
      return { start: { lte: now }, end: { lte: now }, practiceMode: false }
    case 'Practice':
      return { start: { lte: now }, end: { lte: now }, practiceMode: true }
  }
}
