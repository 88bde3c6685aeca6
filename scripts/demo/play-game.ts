import type { HalyardClient } from '../../cli/client/client.ts'
import type { FoundFiles } from '../../cli/challenge-file/find-files.ts'
import { CliError } from '../../cli/errors.ts'
import { fillGame, hourMs, lengthMs, listChallenges, openChallenge, setTimes } from './game.ts'
import type { DemoChallenge, DemoGame } from './game.ts'
import { giveHint, postNotice } from './organizers.ts'
import { attemptSolve, leakFlag, planAttempts } from './play.ts'
import type { Attempt, RatedChallenge, Score } from './play.ts'
import { joinGame, type Team } from './players.ts'
import { between } from './random.ts'
import { inParallel } from './in-parallel.ts'

const sideBySide = 8

export type PlayedGame = {
  challenges: [RatedChallenge, ...RatedChallenge[]]
  /** Planned attempts that have not run. */
  rest: Attempt[]
  score: Score
  from: Date
  to: Date
}

function isPlayable({ type }: { type: string }): boolean {
  return type === 'StaticAttachment' || type === 'DynamicAttachment'
}

/** Gives challenges with more points a higher difficulty, with some variation. */
function rate(challenges: DemoChallenge[]): RatedChallenge[] {
  return challenges
    .map((challenge) => ({ challenge, weight: challenge.originalScore + between(0, 200) }))
    .sort((a, b) => a.weight - b.weight)
    .map(({ challenge }, index) => ({ ...challenge, difficulty: (index + 0.5) / challenges.length }))
}

/** Adds the challenges to a game, starts it with the teams and runs a share of their attempts. @throws CliError */
export async function playGame(
  admin: HalyardClient,
  game: DemoGame,
  found: FoundFiles,
  { teams, flags, share }: { teams: Team[]; flags: number; share: number },
): Promise<PlayedGame> {
  const gameId = game.id
  await fillGame(admin, game, found, flags)
  const made = (await listChallenges(admin, gameId)).filter(isPlayable)
  const [easiest, ...harder] = rate(made.filter((challenge) => challenge.flags.length > 0))
  if (!easiest) throw new CliError(`No challenge with a flag found in ${found.root}.`)
  const lateChallenges = harder.slice(-2)
  for (const challenge of [easiest, ...harder])
    if (!lateChallenges.includes(challenge)) await openChallenge(admin, gameId, challenge.id)
  await inParallel(teams, 4, (team) => joinGame(gameId, team))

  const from = new Date()
  await setTimes(admin, gameId, new Date(from.getTime() - hourMs / 60), new Date(from.getTime() + lengthMs))
  await postNotice(admin, gameId)
  for (const { id } of lateChallenges) await openChallenge(admin, gameId, id)
  for (const challenge of lateChallenges) await giveHint(admin, gameId, challenge)

  const score: Score = { solved: 0, wrong: 0, refused: 0 }
  const rest = planAttempts(teams, [easiest, ...harder])
  const now = rest.splice(0, Math.ceil(rest.length * share))
  const run = (attempts: Attempt[]) =>
    inParallel(attempts, sideBySide, (attempt) => attemptSolve(gameId, attempt, score))
  await run(now.splice(0, Math.ceil(now.length / 2)))
  const ownFlags = made.find(({ type }) => type === 'DynamicAttachment')
  const [first, second] = [teams.at(-1), teams.at(-2)]
  if (ownFlags && first && second) await leakFlag(gameId, ownFlags.id, first, second)
  await postNotice(admin, gameId)
  await run(now)
  const to = new Date()
  const seconds = ((to.getTime() - from.getTime()) / 1000).toFixed(1)
  console.log(`${score.solved} solves and ${score.wrong} wrong submissions in ${seconds} s`)
  if (score.refused > 0) console.log(`${score.refused} attempts were rejected`)
  return { challenges: [easiest, ...harder], rest, score, from, to }
}
