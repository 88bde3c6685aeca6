import type { StateOfGame } from '../../../rules/arrange-games.ts'

type Facts = { readonly state: StateOfGame; readonly challengeCount: number | null | undefined }

/** The state as the page of a game shows it. Without challenges, nobody can practice. */
export function shownStateOf({ state, challengeCount }: Facts): StateOfGame {
  return state === 'Practice' && challengeCount === 0 ? 'Ended' : state
}
