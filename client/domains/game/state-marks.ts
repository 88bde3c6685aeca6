import type { StateOfGame } from '../../../rules/arrange-games.ts'
import type { GameState as PosterState } from '../../components/Poster.tsx'

export const GAME_STATES = [
  'Upcoming',
  'Running',
  'Practice',
  'Ended',
] as const satisfies readonly StateOfGame[]

/** The look of the poster and chip for each game state. */
export const STATE_MARKS = {
  Upcoming: { poster: 'upcoming', tone: 'brand' },
  Running: { poster: 'live', tone: 'live' },
  Practice: { poster: 'ended', tone: 'plain' },
  Ended: { poster: 'ended', tone: 'plain' },
} as const satisfies Record<StateOfGame, { poster: PosterState; tone: string }>

/** The state that `?state=` asks for; null means every state. */
export function gameStateInAddress(search: URLSearchParams): StateOfGame | null {
  const requested = search.get('state')?.toLowerCase()
  return GAME_STATES.find((state) => state.toLowerCase() === requested) ?? null
}
