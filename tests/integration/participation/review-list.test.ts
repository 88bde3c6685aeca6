import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makeGame, makeTeam } from '../../kit/world/games.ts'

type Page = {
  pageInfo: { endCursor: string; hasNextPage: boolean }
  edges: { node: { team: { name: string } } }[]
}
let test: TestApp
let admin: Actor
let gameId: number

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
  gameId = await makeGame(admin, { divisions: ['Open', 'Student'] })
  const { db } = test.services
  const entries = [
    ['Beacon', 'Student', 'Pending'],
    ['Anchor', 'Open', 'Rejected'],
    ['Compass', 'Student', 'Accepted'],
    ['Deck', null, 'Pending'],
    ['Ensign', null, 'Suspended'],
  ] as const
  for (const [name, division, status] of entries) {
    const captain = await signIn(test)
    const teamId = await makeTeam(captain)
    await db.team.update({ where: { id: teamId }, data: { name } })
    await captain.rest('POST', `/api/game/${gameId}`, { teamId, division: division ?? 'Open' })
    const key = { teamId_gameId: { teamId, gameId } }
    await db.participation.update({
      where: key,
      data: { status, ...(division ? {} : { divisionId: null }) },
    })
  }
})

afterAll(() => test.dispose())

async function page(args: string) {
  const { game } = await admin.query<{ game: { participations: Page } }>(
    `{ game: gameByDatabaseId(databaseId: ${gameId}) { participations(${args}) {
         pageInfo { endCursor hasNextPage } edges { node { team { name } } } } } }`,
  )
  const { edges, pageInfo } = game.participations
  return { names: edges.map(({ node }) => node.team.name), ...pageInfo }
}

it.each([
  ['a part of a team’s name', 'first: 5, search: "NCHO"', ['Anchor']],
  ['a part of a division’s name', 'first: 5, search: "stud"', ['Compass', 'Beacon']],
  ['a division and a status', 'first: 5, search: "stud", status: Pending', ['Beacon']],
])('the list of a review is searched by %s', async (_what, args, names) => {
  expect((await page(args)).names).toEqual(names)
})

it.each([
  ['DIVISION', 'ASC', ['Anchor', 'Beacon', 'Compass', 'Deck', 'Ensign']],
  ['DIVISION', 'DESC', ['Beacon', 'Compass', 'Anchor', 'Deck', 'Ensign']],
  ['STATUS', 'ASC', ['Beacon', 'Deck', 'Compass', 'Anchor', 'Ensign']],
  ['STATUS', 'DESC', ['Ensign', 'Anchor', 'Compass', 'Beacon', 'Deck']],
])('the list of a review is in the order %s %s over all pages', async (field, direction, names) => {
  const order = `orderBy: { field: ${field}, direction: ${direction} }`
  const read: string[] = []
  let after = 'null'
  for (const _name of names) {
    const one = await page(`first: 1, after: ${after}, ${order}`)
    read.push(...one.names)
    after = JSON.stringify(one.endCursor)
    expect(one.hasNextPage).toBe(read.length < names.length)
  }
  expect(read).toEqual(names)
})
