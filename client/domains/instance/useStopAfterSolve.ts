import { useCallback } from 'react'
import { hasContainer, type ChallengeType } from '../../../rules/challenge-types.ts'
import { useStopInstance } from './useStopInstance.ts'

type Solved = { gameId: string; challengeId: string; type: ChallengeType }

/** A stop is refused in the first seconds after a start, with the time to wait. */
const mostTries = 3

/**
 * Stops the instance of a challenge that the viewer has just solved, so that it does not count towards the limit of the
 * team. The server leaves that to clients. Nothing is shown if there is none.
 */
export function useStopAfterSolve(): (solved: Solved) => void {
  const [stop] = useStopInstance()
  return useCallback(
    ({ gameId, challengeId, type }) => {
      async function tryToStop(tries: number) {
        const outcome = await stop({ variables: { input: { gameId, challengeId } } })
        const waitSeconds = outcome.ok ? undefined : outcome.error.retryAfterSeconds
        if (waitSeconds !== undefined && tries > 1) {
          setTimeout(() => void tryToStop(tries - 1), waitSeconds * 1000)
        }
      }
      if (hasContainer(type)) void tryToStop(mostTries)
    },
    [stop],
  )
}
