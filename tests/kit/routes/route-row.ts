import type { Actor } from '../actor.ts'
import type { TestApp } from '../app.ts'
import { makePlayer } from '../challenges.ts'
import { makeTeam } from '../games.ts'
import { signIn } from '../factories.ts'

export const roles = ['anonymous', 'banned', 'user', 'monitor', 'admin'] as const
export type Role = (typeof roles)[number]

export type Person = Actor & { userName: string; userId: string }

export type World = {
  test: TestApp
  /** An administrator who prepares things and is not the one who asks. */
  host: Person
  /** A running game without review. */
  gameId: number
  /** An enabled challenge of it that takes `flag{table}`. */
  challengeId: number
}

/** Who asks; visitors and banned users own nothing, so what they ask for belongs to somebody else. */
export type Asker = { role: Role; actor: Actor; person: Person | null }

type Request = { path: string; body?: unknown }

/** What one route answers to each role, in the order of `roles`. */
export type RouteRow = {
  /** As the API reference writes it. */
  route: string
  statuses: string
  ask: (world: World, asker: Asker) => Promise<Request> | Request
}

/** The one who asks, if able to own something, else the host. */
export function owner({ host }: World, { person }: Asker): Person {
  return person ?? host
}

/** A team whose captain asks. */
export async function ownTeam(world: World, asker: Asker): Promise<number> {
  // Everybody may be captain of three, so the host's teams need captains of their own.
  return makeTeam(asker.person ?? (await signIn(world.test)))
}

/** A team of somebody else. */
export async function strangeTeam(world: World): Promise<number> {
  return makeTeam(await signIn(world.test))
}

/** The one who asks plays the game, in an accepted team. */
export async function enter(world: World, asker: Asker): Promise<number> {
  const { test, gameId } = world
  if (!asker.person) return (await makePlayer(test, gameId)).teamId
  const teamId = await makeTeam(asker.person)
  const answer = await asker.person.rest('POST', `/api/game/${gameId}`, { teamId })
  if (answer.status !== 200) throw new Error(`could not join: ${answer.text}`)
  return teamId
}
