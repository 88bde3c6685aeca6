import { useBoardPulse, type PulseChallenge } from '../../scoreboard/model/useBoardPulse.ts'

/** A challenge's current score and solves on the scoreboard; null until the board is loaded. */
export function useLiveValue(gameId: number, challengeId: number): PulseChallenge | null {
  return useBoardPulse(gameId, (pulse) => pulse?.challenges.get(challengeId) ?? null)
}
