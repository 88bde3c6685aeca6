import { HalyardError, type HalyardClient } from '../../cli/client/client.ts'
import type { DemoChallenge } from './game.ts'
import type { Team } from './players.ts'
import { between, chance, pick } from './random.ts'

export type RatedChallenge = DemoChallenge & {
  /** The difficulty, from 0 to 1. */
  difficulty: number
}
export type Attempt = { team: Team; challenge: RatedChallenge; when: number }
export type Score = { solved: number; wrong: number; refused: number }

const guesses = [
  'flag{test}',
  'flag{admin}',
  'flag{almost_there}',
  'flag{is_this_it}',
  'i forgot the format',
  'flag{rot13_again}',
] as const

/** Plans the attempts in order: skilled teams solve early and often, hard challenges are solved late. */
export function planAttempts(teams: Team[], challenges: RatedChallenge[]): Attempt[] {
  const solves = (team: Team, { difficulty }: RatedChallenge) =>
    chance(1 / (1 + Math.exp(6 * (difficulty - team.skill))))
  return teams
    .flatMap((team) =>
      challenges
        .filter((challenge) => solves(team, challenge))
        .map((challenge) => ({ team, challenge, when: challenge.difficulty - team.skill + between(0, 1.5) })),
    )
    .sort((a, b) => a.when - b.when)
}

async function submit(
  api: HalyardClient,
  gameId: string,
  challengeId: string,
  flag: string,
): Promise<string | undefined> {
  const { submission } = await api.mutate(
    'submitFlag',
    { gameId, challengeId, flag },
    'submission { status }',
  )
  return submission?.status
}

/** Reads the flag from the team's own attachment. */
async function readOwnFlag(
  api: HalyardClient,
  gameId: string,
  challengeId: string,
): Promise<string | undefined> {
  const { game } = await api.query(
    `query DemoAttachment($gameId: ID!, $challengeId: ID!) {
      game(id: $gameId) { challenge(id: $challengeId) { attachment { url } } }
    }`,
    { gameId, challengeId },
  )
  const url = game?.challenge?.attachment?.url
  if (!url) return undefined
  const response = await fetch(new URL(url, api.url))
  return /\S+\{.+\}/.exec(await response.text())?.[0]
}

/** Submits a few wrong flags at random, then the correct one. */
export async function attemptSolve(
  gameId: string,
  { team, challenge }: Attempt,
  score: Score,
): Promise<void> {
  const { api } = pick(team.players)
  const { id } = challenge
  try {
    while (chance(0.3)) {
      await submit(api, gameId, id, pick(guesses))
      score.wrong += 1
    }
    const flag =
      challenge.type === 'DynamicAttachment' ? await readOwnFlag(api, gameId, id) : challenge.flags[0]?.flag
    if (flag === undefined) return
    if ((await submit(api, gameId, id, flag)) === 'Accepted') score.solved += 1
  } catch (error) {
    // A team may be suspended or a challenge disabled while the demo runs. The other attempts continue.
    if (!(error instanceof HalyardError) || error.code === 'UNREACHABLE') throw error
    score.refused += 1
  }
}

/** One team submits the flag of another one, which monitors see as a cheat. */
export async function leakFlag(gameId: string, challengeId: string, from: Team, to: Team): Promise<void> {
  const flag = await readOwnFlag(from.players[0].api, gameId, challengeId)
  if (flag !== undefined) await submit(to.players[0].api, gameId, challengeId, flag)
}
