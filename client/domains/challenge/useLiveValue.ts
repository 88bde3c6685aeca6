import { useBoardPulse, type PulseChallenge } from '../scoreboard/useBoardPulse.ts'

/** What a challenge is worth and who has it, as the board has it now; null until the board is here. */
export function useLiveValue(gameId: number, challengeId: number): PulseChallenge | null {
  return useBoardPulse(gameId, (pulse) => pulse?.challenges.get(challengeId) ?? null)
}
