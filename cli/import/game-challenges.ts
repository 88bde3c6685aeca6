import type { Api } from '../api/api.ts'
import type { FileFlag, FileHint } from '../challenge-file/definition.ts'
import type { Category } from '../../rules/categories.ts'
import type { ScoreCurve } from '../../rules/score-curve.ts'
import { CliError } from '../errors.ts'

export type GameChallenge = {
  id: string
  title: string
  content: string
  category: Category
  type: 'StaticAttachment' | 'StaticContainer' | 'DynamicAttachment' | 'DynamicContainer'
  hints: string[]
  extraHints: (FileHint & { id: string; releaseAt: string | null })[]
  isEnabled: boolean
  originalScore: number
  minScoreRate: number
  decaySolves: number
  scoreCurve: ScoreCurve
  flags: (FileFlag & { id: string; isBait: boolean })[]
  challengeAttachment: { type: string; url: string | null; hash: string | null; name: string | null } | null
}

const document = `query ImportChallenges($gameId: Int!) {
  game: gameByDatabaseId(databaseId: $gameId) {
    id title
    allChallenges {
      id title content category type hints extraHints { id title content cost releaseAt } isEnabled originalScore minScoreRate decaySolves scoreCurve
      flags { id flag kind isBait }
      challengeAttachment { type url hash name }
    }
  }
}`

type Answer = { game: { id: string; title: string; allChallenges: GameChallenge[] | null } | null }

/** The game's challenges with all values that a challenge file can set. */
export async function loadGameChallenges(
  api: Api,
  gameId: number,
): Promise<{ id: string; title: string; challenges: GameChallenge[] }> {
  const { game } = await api.query<Answer>(document, { gameId })
  if (!game) throw new CliError(`Game ${gameId} was not found on ${api.url}. Check --game and your login.`)
  if (!game.allChallenges) {
    throw new CliError(
      `You may not edit game ${gameId} on ${api.url}. Log in as an administrator ("halyard login --author") or use a token with the scope author.`,
    )
  }
  return { id: game.id, title: game.title, challenges: game.allChallenges }
}
