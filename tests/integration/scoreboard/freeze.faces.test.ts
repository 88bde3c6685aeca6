import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { typeScopes } from '../../../server/graphql/type-scopes.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { allAnswers, readPaths } from '../../kit/freeze/all-answers.ts'
import { allValues } from '../../kit/freeze/all-values.ts'
import { makeFrozenWorld, type FrozenWorld } from '../../kit/freeze/frozen-world.ts'
import { argumentsOf, typePathsOf } from '../../kit/visibility/type-paths.ts'
import { tokenOf } from '../../kit/visibility/shown-world.ts'

// Every GET route of openapi.json and every field of the schema is read by every role, in every phase, in two worlds
// that differ only by solves after the freeze and by what testers do. A new route or type needs a path in tests/kit, or these tests fail.

/** Members that change between two readings of one world, or that count all submissions, right and wrong alike. */
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
  'Game.liveCursor',
  'Game, not started.liveCursor',
  'GET /api/captcha/powchallenge',
])

let world: FrozenWorld
let roles: Record<Role, Actor>
type Reading = Map<string, string>

/** Types of which players see nothing, as security.fields.txt shows. */
const isForOrganizers = (type: string) =>
  typeScopes[type]?.every((scope) => scope !== 'read' && scope !== 'play') ?? false

/** The answers of every face to one role. */
async function readAll(role: Role): Promise<Reading> {
  const actor = roles[role]
  const readings = [await allAnswers(actor, readPaths(world))]
  for (const typePath of typePathsOf(world)) {
    if (isForOrganizers(typePath.type)) continue
    readings.push(await allValues(actor, { typePath, args: argumentsOf(world) }))
  }
  return new Map(readings.flatMap((reading) => [...reading]))
}

/** The readers and the phases. Each reader reads every face in each phase. */
const cells = [
  ['frozen', 'visitor'],
  ['frozen', 'captain'],
  ['frozen', 'monitor'],
  ['ended', 'rival'],
  ['ended', 'admin:read'],
  ['ended', 'admin'],
] as const
type Role = (typeof cells)[number][1]

async function readCells(): Promise<Map<string, Reading>> {
  const readings = new Map<string, Reading>()
  for (const [phase, role] of cells) {
    await world.setTime(world.times[phase])
    readings.set(`${phase} ${role}`, await readAll(role))
  }
  return readings
}

/** The faces that differ, each with both answers. */
function differences(before: Reading, after: Reading) {
  const shown = (answer = '') => answer.replaceAll(/"(lastVisitedAt|lastUsedAt|ip)":"[^"]*"/g, '')
  return [...before.keys()]
    .filter((face) => !changing.has(face) && shown(before.get(face)) !== shown(after.get(face)))
    .map((face) => ({ face, before: before.get(face), after: after.get(face) }))
}

beforeAll(async () => {
  world = await makeFrozenWorld()
  const { test, captain, rival, monitor, admin } = world
  roles = {
    visitor: test.anonymous(),
    captain,
    rival,
    // A token of an administrator that may not monitor.
    'admin:read': await tokenOf(test, admin, ['read']),
    monitor,
    admin,
  }
}, 120_000)
afterAll(() => world.test.dispose())

describe('two worlds that differ by hidden solves and by testers', () => {
  let without: Map<string, Reading>
  let withHidden: Map<string, Reading>

  beforeAll(async () => {
    without = await readCells()
    await world.setTime(world.times.live)
    await world.playTesters()
    await world.setTime(world.times.frozen)
    await world.solveHidden()
    withHidden = await readCells()
  }, 300_000)

  const isOrganizer = (role: Role) => role === 'monitor' || role === 'admin'
  const found = (phase: string, role: Role) =>
    differences(without.get(`${phase} ${role}`) ?? new Map(), withHidden.get(`${phase} ${role}`) ?? new Map())

  it.each(cells.filter(([, role]) => !isOrganizer(role)))(
    'are equal on every face: %s, %s',
    (phase, role) => {
      expect(without.get(`${phase} ${role}`)?.size).toBeGreaterThan(200)
      expect(found(phase, role)).toEqual([])
    },
  )

  it.each(cells.filter(([, role]) => isOrganizer(role)))('differ for organizers: %s, %s', (phase, role) => {
    const faces = found(phase, role).map(({ face }) => face)
    expect(faces).toEqual(
      expect.arrayContaining([
        `GET /api/game/${world.gameId}/scoreboard`,
        `GET /api/game/${world.gameId}/submissions`,
        `GET /api/game/${world.gameId}/scoreboardsheet`,
        'Scoreboard.seq',
        'ScoreboardChallenge.solvedCount',
        'ScoreboardEntry.solvedCount',
        'ScoreboardTable.scores',
      ]),
    )
  })
})
