import { typeScopes } from '../../../server/graphql/type-scopes.ts'
import { readLiveCursor } from '../../../server/events/live/live-cursor.ts'
import type { Actor } from '../calls/actor.ts'
import { argumentsOf, typePathsOf } from '../visibility/type-paths.ts'
import { allAnswers, laterPaths, readPaths } from './all-answers.ts'
import { allValues } from './all-values.ts'
import type { FrozenWorld } from './frozen-world.ts'

/** The answers of every face to one reader, by `GET path` and `Type.field`. */
export type Reading = Map<string, string>

/** Members that change between two readings of one world. */
const changing = new Set([
  'Query.captcha',
  'Query.clientConfig',
  'Captcha.id',
  'Captcha.challenge',
  'RateLimit.remaining',
  'RateLimit.resetsAt',
  // The server notes the viewer's own visit after the answer.
  'User.lastVisitedAt',
  'User.ip',
  'User, an administrator.ip',
  'User, an administrator.lastVisitedAt',
  'Session.lastUsedAt',
  'ApiToken.lastUsedAt',
  // The form of a cursor depends on the transactions that are open. `liveEnds` reads what it tells.
  'Game.liveCursor',
  'Game, not started.liveCursor',
  'GET /api/captcha/powchallenge',
  // The last visit and address of each user.
  'GET /api/admin/users',
])
const isChanging = (face: string) => changing.has(face.replace(/http:\/\/localhost:\d+/, ''))

/** Types of which players see nothing, as security.fields.txt shows. */
const isForOrganizers = (type: string) =>
  typeScopes[type]?.every((scope) => scope !== 'read' && scope !== 'play') ?? false

/** Reads every GET route, every page with answers and every field that a player can see. */
export async function readFaces(world: FrozenWorld, actor: Actor): Promise<Reading> {
  // A page has the scoreboard only if the server has it in memory.
  for (const gameId of [world.gameId, world.upcomingId])
    await actor.rest('GET', `/api/game/${gameId}/scoreboard`)
  const readings = [await allAnswers(actor, [...readPaths(world), ...laterPaths(world)])]
  for (const typePath of typePathsOf(world)) {
    if (isForOrganizers(typePath.type)) continue
    readings.push(await allValues(actor, { typePath, args: argumentsOf(world) }))
  }
  readings.push(await liveEnds(world, actor))
  return new Map(readings.flatMap((reading) => [...reading]))
}

/** The last row of each list that can be followed. The end of the submissions counts them all, right and wrong alike. */
async function liveEnds({ gameId }: FrozenWorld, actor: Actor): Promise<Reading> {
  const { game } = await actor.query<{ game: Record<string, string | null> }>(
    `{ game: gameByDatabaseId(databaseId: ${gameId}) {
      notice: liveCursor(list: NOTICES) gameEvent: liveCursor(list: EVENTS) } }`,
  )
  const ends = (['notice', 'gameEvent'] as const).map((kind): [string, string] => {
    const cursor = game[kind]
    if (!cursor) return [`Game.liveCursor of ${kind}`, '[null]']
    const { upTo, ids } = readLiveCursor(kind, cursor)
    return [`Game.liveCursor of ${kind}`, JSON.stringify([Math.max(upTo, ...ids)])]
  })
  return new Map(ends)
}

/** The faces that differ, each with both answers. */
export function differences(before: Reading, after: Reading) {
  const shown = (answer = '') =>
    answer.replaceAll(/\\?"(lastVisitedAt|lastVisitedUtc|lastUsedAt|ip)\\?":(\\?"[^"]*"|\d+|null)/g, '')
  return [...before.keys()]
    .filter((face) => !isChanging(face) && shown(before.get(face)) !== shown(after.get(face)))
    .map((face) => ({ face, before: before.get(face), after: after.get(face) }))
}
