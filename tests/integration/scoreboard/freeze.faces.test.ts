import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { differences, readFaces, type Reading } from '../../kit/freeze/all-faces.ts'
import { derivedKinds, derivedKindsOf } from '../../kit/freeze/derived-values.ts'
import { makeFrozenWorld, type FrozenWorld } from '../../kit/freeze/frozen-world.ts'
import { table } from '../../kit/visibility/seen-fields.ts'
import { tokenOf } from '../../kit/visibility/shown-world.ts'

// Every GET route of the server, every page with answers and every field of the schema is read by every role, in every
// phase: with and without a challenge that the reader must not know, and with and without solves after the freeze. A
// new route, page or type needs a path in tests/kit, or these tests fail.

let world: FrozenWorld
let roles: Record<Role, Actor>

const readAll = (role: Role) => readFaces(world, roles[role])

/** The readers and the phases. Each reader reads every face in each phase. */
const cells = [
  ['frozen', 'visitor'],
  ['frozen', 'captain'],
  ['frozen', 'monitor'],
  ['ended', 'rival'],
  ['ended', 'admin:read'],
  ['ended', 'admin'],
] as const
type Role = (typeof cells)[number][1] | 'solver'

async function readCells(beforeEnd = async () => {}): Promise<Map<string, Reading>> {
  const readings = new Map<string, Reading>()
  let last = 'frozen'
  for (const [phase, role] of cells) {
    if (phase !== last) await beforeEnd()
    last = phase
    await world.setTime(world.times[phase])
    readings.set(`${phase} ${role}`, await readAll(role))
  }
  return readings
}

beforeAll(async () => {
  world = await makeFrozenWorld()
  const { test, captain, rival, monitor, admin } = world
  roles = {
    visitor: test.anonymous(),
    captain,
    rival,
    // A player of a team without solves.
    solver: world.solvers[0] ?? captain,
    // A token of an administrator that may not monitor.
    'admin:read': await tokenOf(test, admin, ['read']),
    monitor,
    admin,
  }
})
afterAll(() => world.test.dispose())

describe('a challenge', () => {
  const marks = ['Kelpie', 'Read the runes', 'Under the keel', 'Tide of runes', 'runes.txt']
  const change = async (input: object) => {
    const { gameId, challengeId, admin } = world
    const { __typename } = await admin.mutate('updateChallenge', { gameId, challengeId, ...input })
    expect(__typename).toBe('UpdateChallengePayload')
  }
  const hideFrom = async (hiddenChallengeIds: number[]) => {
    const { gameId, divisionId, admin } = world
    const rights = { divisionId, hiddenChallengeIds }
    const { __typename } = await admin.mutate('setDivisionRights', { gameId, divisions: [rights] })
    expect(__typename).toBe('SetDivisionRightsPayload')
  }
  /** The faces that contain a text of the challenge, each with these texts. */
  const marked = (reading: Reading) => {
    const found = [...reading].map(([face, answer]) => [face, marks.filter((mark) => answer.includes(mark))])
    return Object.fromEntries(found.filter(([, texts]) => texts?.length)) as Record<string, string[]>
  }
  /** The scoreboard and the notices name every challenge, and a submission the one that it was for. */
  const namesAll =
    /scoreboard|^GET \/compat\/(ctfd|rctf)\/\d+\/api\/v[12]\/((leaderboard|statistics)\/)?chall|notices|Notice\.challenge|^Submission\.challengeTitle$/i

  beforeAll(async () => {
    await world.setTime(world.times.live)
    const { challengeId: id, hintId, test } = world
    await change({ title: 'Kelpie', content: 'Read the runes' })
    // A change of hints would be told in a notice with the title.
    await test.services.db.challenge.update({ where: { id }, data: { hints: ['Under the keel'] } })
    await test.services.db.hint.update({ where: { id: hintId }, data: { title: 'Tide of runes' } })
    await test.services.db.attachment.updateMany({
      where: { challenges: { some: { id } } },
      data: { name: 'runes.txt' },
    })
  })

  it('that is enabled is on many faces', async () => {
    for (const role of ['captain', 'admin'] as const) {
      const faces = Object.values(marked(await readAll(role)))
      expect(new Set(faces.flat())).toEqual(new Set(marks))
    }
  })

  it('that a team has not unlocked has no name on any face', async () => {
    await change({ requiredChallengeIds: [world.otherChallengeId] })
    const reading = await readAll('solver')
    await change({ requiredChallengeIds: null })
    expect(marked(reading)).toEqual({})
  })

  it('that a division does not see is to its teams a name on what is the same for everybody', async () => {
    await hideFrom([world.disabledId, world.challengeId])
    const found = marked(await readAll('captain'))
    await hideFrom([world.disabledId])
    const faces = Object.keys(found)
    expect(found).toEqual(Object.fromEntries(faces.map((face) => [face, ['Kelpie']])))
    expect(faces.filter((face) => !namesAll.test(face))).toEqual([])
    expect(faces).toContain('ScoreboardChallenge.title')
  })

  it('is as if disabled before its release, on every face', async () => {
    const roles = ['visitor', 'captain'] as const
    const readBoth = async () => [await readAll(roles[0]), await readAll(roles[1])]
    await change({ releaseAt: world.times.ended.toISOString() })
    const unreleased = await readBoth()
    const set = (isEnabled: boolean) =>
      world.test.services.db.challenge.update({ where: { id: world.challengeId }, data: { isEnabled } })
    // Without a move of the board, so that its version does not change.
    await set(false)
    const disabled = await readBoth()
    await set(true)
    await change({ releaseAt: null })
    for (const [index, reading] of unreleased.entries()) {
      expect([roles[index], differences(disabled[index] ?? new Map(), reading)]).toEqual([roles[index], []])
      // Players see what they submitted earlier.
      const faces = Object.keys(marked(reading)).filter((face) => !face.startsWith('Submission.'))
      expect([roles[index], faces]).toEqual([roles[index], []])
    }
  })
})

describe('two worlds that differ by what readers may not see', () => {
  let without: Map<string, Reading>
  let withHidden: Map<string, Reading>

  beforeAll(async () => {
    without = await readCells()
    await world.setTime(world.times.live)
    await world.playTesters()
    const { deleteLocked } = await world.actUnseen()
    await world.setTime(world.times.frozen)
    await world.solveHidden()
    withHidden = await readCells(deleteLocked)
  })

  const isOrganizer = (role: Role) => role === 'monitor' || role === 'admin'
  const found = (phase: string, role: Role) =>
    differences(without.get(`${phase} ${role}`) ?? new Map(), withHidden.get(`${phase} ${role}`) ?? new Map())

  const derivedOf = (name: string, face: string) =>
    derivedKindsOf(face, withHidden.get(name)?.get(face) ?? '[null]')

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

  /** Without the port and the ids that differ from run to run. */
  const nameOf = (face: string) =>
    face.replace(/http:\/\/localhost:\d+/, 'at 1.8.5: ').replace(/\/users\/\d{2,}/, '/users/{id}')

  it('have the same counts, cursors, versions, ETags and orders, each as it was looked through', async () => {
    const names = cells.map(([phase, role]) => `${phase} ${role}`)
    const moved = new Map(cells.map(([phase, role]) => [`${phase} ${role}`, found(phase, role)]))
    const faces = new Set(names.flatMap((name) => [...(withHidden.get(name)?.keys() ?? [])]))
    const rows = [...faces].map((face): [string, string[]] => {
      const kinds = new Set(names.flatMap((name) => [...derivedOf(name, face)]))
      const changes = names.map((name) => {
        if (derivedOf(name, face).size === 0) return '–'
        return moved.get(name)?.some((each) => each.face === face) ? 'more' : 'same'
      })
      return [nameOf(face), [derivedKinds.filter((kind) => kinds.has(kind)).join(' '), ...changes]]
    })
    const derived = rows.filter(([, [kinds]]) => kinds)
    await expect(`${table('Face', ['derived', ...names], derived)}\n`).toMatchFileSnapshot('faces.txt')
  })
})
