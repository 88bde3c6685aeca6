/** The id of a challenge, and of the game that it must belong to. */
export type ChallengeKey = { gameId: number; challengeId: number }
