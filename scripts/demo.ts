import { randomBytes } from 'node:crypto'
import type { Api } from '../cli/api/api.ts'
import { CliError, UsageError } from '../cli/errors.ts'
import { ConfigError } from '../server/config/config.ts'
import { OperatorError } from '../server/operator/operator-command.ts'
import { administrator } from './demo/administrator.ts'
import { giveHint, postNotice } from './demo/organizers.ts'
import {
  createGame,
  fillGame,
  listChallenges,
  openChallenge,
  startGame,
  type DemoChallenge,
} from './demo/game.ts'
import { playLive } from './demo/live.ts'
import { teamNames } from './demo/names.ts'
import { writePosts } from './demo/news.ts'
import { readOptions, usage, type Options } from './demo/options.ts'
import { enterTeam, type Team } from './demo/players.ts'
import { attemptSolve, planAttempts, type RatedChallenge, type Score } from './demo/play.ts'
import { between } from './demo/random.ts'
import { together } from './demo/together.ts'

/** The share of all planned attempts that runs at once. With --live the rest follows later. */
const burstShare = { once: 1, live: 0.3 }
/** Flags for the teams that may join while a live demo runs. */
const spareOrders = 60
const sideBySide = 8

function isPlayable({ type }: { type: string }): boolean {
  return type === 'StaticAttachment' || type === 'DynamicAttachment'
}

/** Gives challenges with more points a higher hardness, with some variation. */
function rate(challenges: DemoChallenge[]): RatedChallenge[] {
  return challenges
    .map((challenge) => ({ challenge, weight: challenge.originalScore + between(0, 200) }))
    .sort((a, b) => a.weight - b.weight)
    .map(({ challenge }, index) => ({ ...challenge, hardness: (index + 0.5) / challenges.length }))
}

async function demo(options: Options): Promise<void> {
  const { api, end } = await administrator(options)
  try {
    if (options.once && (await hasGames(api)))
      console.log('The platform already has a game. Nothing was added.')
    else await fill(api, options)
  } finally {
    await end()
  }
}

async function hasGames(admin: Api): Promise<boolean> {
  const { games } = await admin.query<{ games: { edges: unknown[] } }>(
    'query { games(first: 1) { edges { node { databaseId } } } }',
  )
  return games.edges.length > 0
}

async function fill(admin: Api, options: Options): Promise<void> {
  const { url } = admin
  await writePosts(admin)
  const game = await createGame(admin)
  const gameId = game.id
  console.log(`Game ${game.databaseId}: ${url}/games/${game.databaseId}`)
  console.log(await fillGame(admin, game, options.challenges, options.teams + spareOrders))

  const made = (await listChallenges(admin, gameId)).filter(isPlayable)
  const challenges = rate(made.filter(({ flags }) => flags.length > 0))
  const [easiest, ...harder] = challenges
  if (!easiest) throw new CliError(`No challenge with a flag found in ${options.challenges.root}.`)
  const latecomers = harder.slice(-2)
  const atStart = challenges.filter((challenge) => !latecomers.includes(challenge))
  for (const { id } of atStart) await openChallenge(admin, gameId, id)

  const password = `Demo-${randomBytes(9).toString('base64url')}1a`
  const enter = (name: string, skill: number) => enterTeam({ url, gameId, password }, name, skill)
  const teams: Team[] = []
  await together(teamNames(options.teams), 4, async (name) => {
    teams.push(await enter(name, between(0.05, 1)))
  })
  const players = teams.flatMap((team) => team.players)
  console.log(`${teams.length} teams with ${players.length} players`)

  await startGame(admin, gameId)
  await postNotice(admin, gameId)
  for (const { id } of latecomers) await openChallenge(admin, gameId, id)
  for (const challenge of latecomers) await giveHint(admin, gameId, challenge)

  const score: Score = { solved: 0, wrong: 0, refused: 0 }
  const attempts = planAttempts(teams, challenges)
  const share = options.live ? burstShare.live : burstShare.once
  const burst = attempts.splice(0, Math.ceil(attempts.length * share))
  const startedAt = Date.now()
  await together(burst, sideBySide, (attempt) => attemptSolve(gameId, attempt, score))
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  console.log(`${score.solved} solves and ${score.wrong} wrong submissions in ${seconds} s`)
  if (score.refused > 0) console.log(`${score.refused} attempts were rejected`)
  console.log(`Log in as ${players[0]?.userName ?? ''} or any other player with the password ${password}`)

  if (!options.live) return
  console.log('The teams keep playing. Press Ctrl-C to stop.')
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  await playLive({
    admin,
    gameId,
    challenges: [easiest, ...harder],
    attempts,
    enter,
    score,
    signal: stop.signal,
  })
}

function isExplained(error: unknown): error is Error {
  return error instanceof CliError || error instanceof OperatorError || error instanceof ConfigError
}

try {
  const args = process.argv.slice(2)
  if (args.includes('--help') || args.includes('-h')) console.log(usage)
  else await demo(readOptions(args, process.env))
} catch (error) {
  if (error instanceof UsageError) console.error(`${error.message}\n\n${usage}`)
  else console.error(isExplained(error) ? error.message : error)
  process.exitCode = error instanceof UsageError ? 2 : 1
}
