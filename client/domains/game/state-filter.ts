import { GAME_STATES, type StateOfGame } from './state-marks.ts'

/** The state that `?state=` asks for; null is every state. */
export function stateInAddress(search: URLSearchParams): StateOfGame | null {
  const requested = search.get('state')?.toLowerCase()
  return GAME_STATES.find((state) => state.toLowerCase() === requested) ?? null
}
