import { getNamedType, isInterfaceType, isObjectType } from 'graphql'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { schema } from '../../../server/graphql/schema.ts'
import { publicFields, sharedFields, teamFields } from '../../../server/graphql/shared-fields.ts'
import { teamResults } from '../../../server/meters/meters.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { graphqlApi } from '../../kit/calls/apis.ts'
import { collectEvents } from '../../kit/calls/collect-events.ts'
import { graphqlEditApi } from '../../kit/calls/graphql-edit-api.ts'
import { followOverSocket } from '../../kit/calls/live.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { until } from '../../kit/wait.ts'
import { makeChallenge } from '../../kit/world/challenges.ts'
import { password, signIn } from '../../kit/world/factories.ts'
import { playFullGame } from '../../kit/world/full-game.ts'
import { crew, enterGame } from '../../kit/world/teams.ts'

let test: TestApp
let admin: Actor
beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})
afterAll(() => test.dispose())

type Seen = { notices: { edges: unknown[] } }
type Tables = readonly Readonly<Record<string, string>>[]

/** Selections of the listed fields of a type that need no argument, each with all fields of the types below it. */
function selectionsOf(name: string, tables: Tables, above: readonly string[] = []): string[] {
  const type = schema.getType(name)
  if (!isObjectType(type) && !isInterfaceType(type)) throw new Error(`${name} has no fields`)
  const listed = tables.flatMap((table) => table[name]?.split(' ') ?? [])
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const needsArgument = field.args.some(({ type: needed }) => String(needed).endsWith('!'))
    if (!listed.includes(field.name) || needsArgument) return []
    const below = getNamedType(field.type)
    if (!isObjectType(below) && !isInterfaceType(below)) return [field.name]
    if (above.includes(below.name)) return []
    const inner = selectionsOf(below.name, tables, [...above, name])
    return inner.length > 0 ? [`${field.name} { ${inner.join(' ')} }`] : []
  })
  const members = isInterfaceType(type) ? schema.getPossibleTypes(type) : []
  const ofMembers = members.map(
    (one) => `... on ${one.name} { ${selectionsOf(one.name, tables, [...above, name]).join(' ')} }`,
  )
  return [...fields, ...ofMembers]
}

async function logIn(userName: string): Promise<Actor> {
  const actor = test.anonymous()
  const answer = await actor.rest('POST', '/api/account/login', { userName, password })
  expect(answer.status).toBe(200)
  return actor
}

it('has only fields that are equal for the players of a team, and public ones that are equal for everybody', async () => {
  const times = { start: new Date(Date.now() - 3_600_000), end: new Date(Date.now() + 3_600_000) }
  const gameId = await playFullGame(test, { play: graphqlApi, edit: graphqlEditApi, admin, times })
  const [captain, mate, rival] = [await logIn('red'), await logIn('mate'), await logIn('blue')]
  const all = [sharedFields, publicFields, teamFields]
  const read = async (actor: Actor, selection: string) => {
    const { data, errors } = await actor.graphql(
      `query ($id: Int!) { game: gameByDatabaseId(databaseId: $id) { ${selection} } }`,
      { id: gameId },
    )
    if (errors) throw new Error(`${selection}: ${JSON.stringify(errors)}`)
    return (data as { game: Seen }).game
  }
  const differing = new Set<string>()
  // The scoreboard is compared in shared-results.test.ts.
  const selections = selectionsOf('Game', all).filter((one) => !one.startsWith('scoreboard '))
  for (const selection of selections) {
    const seen = await read(captain, selection)
    expect(await read(mate, selection)).toEqual(seen)
    if (JSON.stringify(await read(rival, selection)) !== JSON.stringify(seen))
      differing.add(selection.split(' ', 1)[0] ?? '')
  }
  // So the team has something of its own to share.
  expect([...differing].toSorted()).toEqual(['challenges', 'viewerParticipation'])

  const ofNotice = selectionsOf('Notice', [sharedFields, publicFields], ['Game']).join(' ')
  const ofPublic = `title state start end pausedAt notices { edges { node { ${ofNotice} } } }`
  const seen = await read(test.anonymous(), ofPublic)
  expect(seen.notices.edges.length).toBeGreaterThan(2)
  expect(await read(captain, ofPublic)).toEqual(seen)
})

it('is executed once for all browsers of a team after its solve, and anew for another team', async () => {
  const { captain, mate, team } = await crew(test)
  const gameId = await enterGame(test, team, [captain, mate], 3_600_000)
  const flag = 'flag{regatta}'
  const challengeId = await makeChallenge(admin, gameId, { flags: [flag] })
  const rival = await crew(test)
  await test.services.db.participation.create({
    data: {
      gameId,
      teamId: rival.team.id,
      status: 'Accepted',
      token: '',
      members: { create: [{ userId: rival.captain.userId }] },
    },
  })
  const query = `subscription { game: viewerGameChanged(gameId: ${gameId}) { title challenges { isSolved viewerSolve { userName } } } }`
  type Item = { game: { title: string; challenges: { isSolved: boolean; viewerSolve: object | null }[] } }
  const open = (actor: Actor) => {
    const headers = { cookie: actor.cookieHeader, origin: test.url }
    const events = collectEvents(followOverSocket(test.url, { query }, { headers }))
    onTestFinished(() => events.stop())
    return events
  }
  let names = 0
  const rename = async () => {
    const title = `Regatta ${(names += 1)}`
    await admin.mutate('updateGame', { gameId, title })
    return title
  }
  const browsers = [captain, captain, mate, mate, mate, rival.captain].map(open)
  const own = browsers.slice(0, -1)
  for (const events of browsers) await events.once(rename, () => true, 'a browser subscribes')

  const before = (await teamResults.get()).values[0]?.value ?? 0
  const answer = await mate.rest('POST', `/api/game/${gameId}/challenges/${challengeId}`, { flag })
  expect(answer.status).toBe(200)
  const last = (events: (typeof browsers)[number]) => (events.all.at(-1) as Item).game
  await until(
    () => own.every((events) => last(events).challenges[0]?.isSolved),
    'all browsers have the solve',
  )
  for (const events of own) {
    expect(last(events).challenges).toEqual([{ isSolved: true, viewerSolve: { userName: mate.userName } }])
  }
  const after = (await teamResults.get()).values[0]?.value ?? 0
  expect(after - before).toBeGreaterThan(0)
  const title = await rename()
  const ofRival = browsers[own.length]
  await until(() => ofRival !== undefined && last(ofRival).title === title, 'the rival has the new title')
  expect(ofRival && last(ofRival).challenges).toEqual([{ isSolved: false, viewerSolve: null }])
})
