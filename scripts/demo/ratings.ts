import type { Team } from './players.ts'
import { between, chance, pick } from './random.ts'

const comments = {
  low: ['Too much guessing.', 'The file took long to download.'],
  high: ['My favorite of the weekend.', 'Learned a lot, thank you.', 'Short and elegant.'],
} as const

/** Lets some players of a team rate the challenges that the team has solved, some of them with a comment. */
export async function rateChallenges(gameNumber: number, { players }: Team): Promise<void> {
  for (const { api } of players) {
    const { game } = await api.query(
      'query ($id: Int!) { game: gameByDatabaseId(databaseId: $id) { challenges { id isSolved } } }',
      { id: gameNumber },
    )
    for (const { id: challengeId } of (game?.challenges ?? []).filter(
      ({ isSolved }) => isSolved && chance(0.4),
    )) {
      const stars = Math.round(between(1.6, 5.4))
      const comment = chance(0.3) ? pick(stars > 3 ? comments.high : comments.low) : null
      await api.mutate('rateChallenge', { challengeId, stars, comment }, 'game { id }')
    }
  }
}
