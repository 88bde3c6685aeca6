import { randomBytes } from 'node:crypto'
import type { HalyardClient } from '../../cli/client/client.ts'
import { createGame, hourMs, lengthMs, setTimes, type GameText } from './game.ts'
import { moveHistory, type Period } from './history.ts'
import { playLive } from './live.ts'
import { teamNames } from './names.ts'
import { writePosts } from './news.ts'
import type { Options } from './options.ts'
import { playGame } from './play-game.ts'
import { joinGame, registerTeam, type Team } from './players.ts'
import { between } from './random.ts'
import { rateChallenges } from './ratings.ts'
import { inParallel } from './in-parallel.ts'
import { shareWriteups } from './shared-writeups.ts'
import { submitWriteup } from './writeups.ts'

/** The share of the attempts of the running game that runs at once. With --live the rest follows later. */
const burstShare = { once: 1, live: 0.3 }
/** Flags for the teams that may join while a live demo runs. */
const spareFlags = 60

const year = new Date().getFullYear()
const texts = {
  ended: {
    title: `Breakwater Quals ${year}`,
    summary: 'Two days to qualify for the harbor.',
    acceptsAll: true,
  },
  running: { title: `Harbour CTF ${year}`, summary: 'Every pier has a secret. Two days.', acceptsAll: true },
  upcoming: {
    title: `Winter Regatta ${year}`,
    summary: 'The last race of the season. Teams join after a review.',
    acceptsAll: false,
  },
} satisfies Record<string, GameText>

const hoursAgo = (hours: number) => new Date(Date.now() - hours * hourMs)

/** Adds an ended, a running and an upcoming game with their teams. With --live, plays until Ctrl-C. */
export async function fillPlatform(admin: HalyardClient, options: Options): Promise<void> {
  const begun = new Date()
  await writePosts(admin)
  const password = `Demo-${randomBytes(9).toString('base64url')}1a`
  const register = (name: string, skill: number) => registerTeam({ url: admin.url, password }, name, skill)
  const teams: Team[] = []
  await inParallel(teamNames(options.teams), 4, async (name) => {
    teams.push(await register(name, between(0.05, 1)))
  })
  const players = teams.flatMap((team) => team.players)
  console.log(`${teams.length} teams with ${players.length} players`)

  await addEndedGame(admin, options, teams, begun)
  const { gameId, played } = await addRunningGame(admin, options, teams)
  await addUpcomingGame(admin, teams)
  console.log(`Log in as ${players[0]?.userName ?? ''} or any other player with the password ${password}`)

  if (!options.live) return
  console.log('The teams keep playing. Press Ctrl-C to stop.')
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  const enter = async (name: string, skill: number) => {
    const team = await register(name, skill)
    await joinGame(gameId, team)
    return team
  }
  const { challenges, rest: attempts, score } = played
  await playLive({ admin, gameId, challenges, attempts, enter, score, signal: stop.signal })
}

async function addEndedGame(
  admin: HalyardClient,
  options: Options,
  teams: Team[],
  begun: Date,
): Promise<void> {
  const { files } = options.challenges
  const easier = { ...options.challenges, files: files.slice(0, Math.ceil(files.length / 2)) }
  const game = await announce(admin, texts.ended)
  const { from, to } = await playGame(admin, game, easier, { teams, flags: teams.length, share: 1 })
  for (const team of teams.slice(0, Math.ceil(teams.length / 4))) await submitWriteup(game.databaseId, team)
  await inParallel(teams, 4, (team) => rateChallenges(game.databaseId, team))
  const end = hoursAgo(24 * 7)
  const shown = { from: new Date(end.getTime() - lengthMs), to: end }
  await showAt(admin, options, { game, begun, during: { from, to } }, shown, end)
  await shareWriteups(admin, game, teams)
}

async function addRunningGame(admin: HalyardClient, options: Options, teams: Team[]) {
  const begun = new Date()
  const game = await announce(admin, texts.running)
  const played = await playGame(admin, game, options.challenges, {
    teams,
    flags: teams.length + (options.live ? spareFlags : 0),
    share: options.live ? burstShare.live : burstShare.once,
  })
  const { from, to } = played
  const shown = { from: hoursAgo(options.live ? 12 : 30), to: new Date() }
  const end = new Date(shown.from.getTime() + lengthMs)
  await showAt(admin, options, { game, begun, during: { from, to } }, shown, end)
  return { gameId: game.id, played }
}

async function addUpcomingGame(admin: HalyardClient, teams: Team[]): Promise<void> {
  const game = await createGame(admin, texts.upcoming, 12 * 24 * hourMs)
  for (const team of teams.slice(0, Math.ceil(teams.length / 3))) await joinGame(game.id, team)
  console.log(`${texts.upcoming.title}: ${admin.url}/games/${game.databaseId}`)
}

async function announce(admin: HalyardClient, text: GameText) {
  const game = await createGame(admin, text)
  console.log(`${text.title}: ${admin.url}/games/${game.databaseId}`)
  return game
}

type Stage = { game: { id: string; databaseId: number }; begun: Date; during: Period }

/** Shows the game at another time. Another platform keeps the real times of its rows, because no API changes them. */
async function showAt(
  admin: HalyardClient,
  { url, dataDir }: Options,
  { game, begun, during }: Stage,
  shown: Period,
  end: Date,
): Promise<void> {
  if (url !== undefined) {
    if (end < during.to) await setTimes(admin, game.id, during.from, during.to)
    return
  }
  await moveHistory(dataDir, { gameId: game.databaseId, begun, during }, shown)
  await setTimes(admin, game.id, shown.from, end)
}
