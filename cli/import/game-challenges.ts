import type { HalyardClient } from '../client/client.ts'
import type { ChallengeValues } from '../../rules/challenge-file/challenge-values.ts'
import { CliError } from '../errors.ts'

export type GameChallenge = Omit<ChallengeValues, 'extraHints' | 'flags' | 'requiredChallenges'> & {
  id: string
  sourceKey: string | null
  /** The file that the platform keeps; null without one. */
  source: { format: string; sha256: string } | null
  extraHints: (ChallengeValues['extraHints'][number] & { id: string })[]
  flags: (ChallengeValues['flags'][number] & { id: string })[]
  challengeAttachment: { type: string; url: string | null; hash: string | null; name: string | null } | null
  requiredChallenges: { id: string; title: string }[]
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

/** The other values. One query for all of them would be above the cost that the platform accepts. */
const settingsDocument = `query ImportSettings($gameId: Int!) {
  game: gameByDatabaseId(databaseId: $gameId) {
    allChallenges {
      id sourceKey source { format sha256 } containerImage containerExposePort memoryLimitMib cpuTenths storageLimitMib enableTrafficCapture warmInstances
      flagTemplate fileName disableBloodBonus decidesTies submissionLimit attemptMode cooldownSeconds unlockCount scoreTable lockedView releaseAt closeAt requiredChallenges { id title }
    }
  }
}`

/** The game's challenges with all values that a challenge file can set. */
export async function loadGameChallenges(
  api: HalyardClient,
  gameId: number,
): Promise<{ id: string; title: string; challenges: GameChallenge[] }> {
  const { game } = await api.query(document, { gameId })
  if (!game) throw new CliError(`Game ${gameId} was not found on ${api.url}. Check --game and your login.`)
  if (!game.allChallenges) {
    throw new CliError(
      `You may not edit game ${gameId} on ${api.url}. Log in as an administrator ("halyard login --author") or use a token with the scope author.`,
    )
  }
  const settings = await api.query(settingsDocument, { gameId })
  const byId = new Map(settings.game?.allChallenges?.map((challenge) => [challenge.id, challenge]))
  const challenges = game.allChallenges.flatMap((challenge) => {
    const others = byId.get(challenge.id)
    // Null in the schema are values that only authors see, and these are an author's.
    return others ? [{ ...challenge, ...others } as GameChallenge] : []
  })
  return { id: game.id, title: game.title, challenges }
}
