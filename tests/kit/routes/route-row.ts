import type { Actor } from '../calls/actor.ts'
import type { TestApp } from '../server/app.ts'
import { makePlayer } from '../world/challenges.ts'
import { makeTeam } from '../world/games.ts'
import { signIn } from '../world/factories.ts'

export const roles = ['anonymous', 'banned', 'user', 'monitor', 'admin'] as const
export type Role = (typeof roles)[number]

export type Person = Actor & { userName: string; userId: string }

export type World = {
  test: TestApp
  /** An administrator who prepares objects and does not call the route under test. */
  host: Person
  /** A running game without review. */
  gameId: number
  /** An enabled challenge of the game with the flag `flag{table}`. */
  challengeId: number
}

/** The caller. Visitors and banned users own nothing, so their target belongs to another user. */
export type Caller = { role: Role; actor: Actor; person: Person | null }

type Request = { path: string; body?: unknown }

/** One route and its status for each role, in the order of `roles`. */
export type RouteRow = {
  /** Method and path as in the API reference. */
  route: string
  statuses: string
  ask: (world: World, caller: Caller) => Promise<Request> | Request
}

/** The caller if they can own something, else the host. */
export function owner({ host }: World, { person }: Caller): Person {
  return person ?? host
}

/** A team with the caller as captain. */
export async function ownTeam(world: World, caller: Caller): Promise<number> {
  // A user can be captain of at most three teams, so the host's teams have their own captains.
  return makeTeam(caller.person ?? (await signIn(world.test)))
}

/** A team of another user. */
export async function otherTeam(world: World): Promise<number> {
  return makeTeam(await signIn(world.test))
}

/** Adds the caller to the game with an accepted team. */
export async function enter(world: World, caller: Caller): Promise<number> {
  const { test, gameId } = world
  if (!caller.person) return (await makePlayer(test, gameId)).teamId
  const teamId = await makeTeam(caller.person)
  const answer = await caller.person.rest('POST', `/api/game/${gameId}`, { teamId })
  if (answer.status !== 200) throw new Error(`could not join: ${answer.text}`)
  return teamId
}
