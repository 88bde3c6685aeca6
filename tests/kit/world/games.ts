import type { Actor } from '../calls/actor.ts'
import { unique } from './factories.ts'

const hourMs = 3_600_000

/** Creates a game that started an hour ago and ends in an hour, with `changes` applied. */
export async function makeGame(admin: Actor, changes: Record<string, unknown> = {}): Promise<number> {
  const now = Date.now()
  const answer = await admin.rest('POST', '/api/edit/games', {
    title: unique('game'),
    start: now - hourMs,
    end: now + hourMs,
    ...changes,
  })
  if (answer.status !== 200) throw new Error(`no game: ${answer.text}`)
  return (answer.body as { id: number }).id
}

/** Creates a team with the actor as its captain. */
export async function makeTeam(captain: Actor, name = unique('team')): Promise<number> {
  const answer = await captain.rest('POST', '/api/team', { name })
  if (answer.status !== 200) throw new Error(`no team: ${answer.text}`)
  return (answer.body as { id: number }).id
}

/** Adds the actors to a team with its invite code. */
export async function invite(captain: Actor, teamId: number, actors: Actor[]): Promise<void> {
  const { body: code } = await captain.rest('GET', `/api/team/${teamId}/invite`)
  for (const actor of actors) {
    const answer = await actor.rest('POST', '/api/team/accept', code)
    if (answer.status !== 200) throw new Error(`could not enter the team: ${answer.text}`)
  }
}

type Participation = {
  id: number
  team: { id: number }
  status: string
  division: string | null
  registeredMembers: string[]
}

/** The participations of a game as administrators see them. */
export async function readParticipations(admin: Actor, gameId: number): Promise<Participation[]> {
  const answer = await admin.rest('GET', `/api/game/${gameId}/participations`)
  if (answer.status !== 200) throw new Error(`no participations: ${answer.text}`)
  return answer.body as Participation[]
}
