import { HalyardError, type HalyardClient } from '../../cli/client/client.ts'
import { CliError } from '../../cli/errors.ts'
import { cookieClient } from '../../cli/sign-in.ts'
import { divisions } from './game.ts'
import { teamBio, userName } from './names.ts'
import { chance, pick } from './random.ts'

type Player = { userName: string; api: HalyardClient }
export type Team = {
  id: string
  name: string
  players: [Player, ...Player[]]
  /** The strength of the team, from 0 to 1. */
  skill: number
  division: string
}

const triesForAName = 5

let isWaitSaid = false
function sayWait(): void {
  if (isWaitSaid) return
  isWaitSaid = true
  console.log(
    'The platform limits requests, such as registrations from one address, so the demo waits. It continues by itself, which can take some minutes.',
  )
}

async function register(url: string, password: string): Promise<Player> {
  for (let attempt = 1; ; attempt += 1) {
    const { client: api, hasSession } = cookieClient(url, { onLimit: sayWait })
    const name = userName()
    try {
      const { status } = await api.mutate(
        'register',
        { userName: name, password, email: `${name}@players.example` },
        'status',
      )
      if (status !== 'LoggedIn' || !hasSession()) {
        throw new CliError(
          'The demo cannot register its players: new accounts must be confirmed. Change this in the settings for accounts.',
        )
      }
      return { userName: name, api }
    } catch (error) {
      if (!(error instanceof HalyardError) || attempt === triesForAName) throw error
    }
  }
}

/** Registers one to three players and creates their team. */
export async function registerTeam(
  { url, password }: { url: string; password: string },
  name: string,
  skill: number,
): Promise<Team> {
  const captain = await register(url, password)
  const { team } = await captain.api.mutate('createTeam', { name, bio: teamBio() }, 'team { id inviteCode }')
  if (!team?.inviteCode) throw new CliError(`The team ${name} was created but cannot be read.`)
  const players: Team['players'] = [captain]
  while (players.length < 3 && chance(0.35)) {
    const mate = await register(url, password)
    await mate.api.mutate('acceptInvite', { code: team.inviteCode }, 'team { databaseId }')
    players.push(mate)
  }
  return { id: team.id, name, players, skill, division: pick(divisions) }
}

/** All players of a team join a game. */
export async function joinGame(gameId: string, { id: teamId, players, division }: Team): Promise<void> {
  for (const { api } of players) {
    await api.mutate('joinGame', { gameId, teamId, division }, 'participation { status }')
  }
}
