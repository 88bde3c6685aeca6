import type { GameState as PosterState } from '../../components/Poster.tsx'

/** Where a game stands, as the API says it. */
export type StateOfGame = 'Upcoming' | 'Running' | 'Practice' | 'Ended'

export const GAME_STATES = [
  'Upcoming',
  'Running',
  'Practice',
  'Ended',
] as const satisfies readonly StateOfGame[]

/** How the poster and the chip of a game in this state look. */
export const STATE_MARKS = {
  Upcoming: { poster: 'upcoming', tone: 'brand' },
  Running: { poster: 'live', tone: 'live' },
  Practice: { poster: 'ended', tone: 'plain' },
  Ended: { poster: 'ended', tone: 'plain' },
} as const satisfies Record<StateOfGame, { poster: PosterState; tone: string }>
