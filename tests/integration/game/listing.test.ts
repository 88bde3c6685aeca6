import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'

let test: TestApp
let admin: Actor

const hour = 3_600_000
const now = Date.now()

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
  const games = [
    { title: 'Harbor Night', start: now - 9 * hour, end: now - 8 * hour, practiceMode: false },
    { title: 'Harbor Practice', start: now - 7 * hour, end: now - 6 * hour, practiceMode: true },
    { title: '100% Éclair', start: now + 5 * hour, end: now + 6 * hour },
    { title: 'Open sea', start: now - hour, end: now + hour },
    { title: 'Secret harbor', start: now + 7 * hour, end: now + 8 * hour, hidden: true },
  ]
  for (const game of games) await makeGame(admin, game)
})

afterAll(() => test.dispose())

type Page = {
  games: {
    totalCount: number
    edges: { cursor: string; node: { title: string } }[]
    pageInfo: { hasNextPage: boolean; endCursor: string | null; startCursor: string | null }
  }
}

async function page(actor: Actor, args: string) {
  const { games } = await actor.query<Page>(
    `{ games(${args}) { totalCount edges { cursor node { title } } pageInfo { hasNextPage endCursor startCursor } } }`,
  )
  return { ...games, titles: games.edges.map(({ node }) => node.title) }
}

it('finds games by a part of their title, in any case, and counts only them', async () => {
  const found = await page(admin, 'search: "HARBOR", includeHidden: true')
  expect(found.titles).toEqual(['Secret harbor', 'Harbor Practice', 'Harbor Night'])
  expect(found.totalCount).toBe(3)
  expect((await page(admin, 'search: "éCLAIR"')).titles).toEqual(['100% Éclair'])
  expect((await page(admin, 'search: "harbor", state: Ended')).titles).toEqual(['Harbor Night'])
})

it('finds no hidden game for those who may not see it', async () => {
  const found = await page(test.anonymous(), 'search: "harbor", includeHidden: true')
  expect(found.titles).toEqual(['Harbor Practice', 'Harbor Night'])
  expect(found.totalCount).toBe(2)
})

it('takes the characters of patterns as they are', async () => {
  expect((await page(admin, 'search: "0%"')).titles).toEqual(['100% Éclair'])
  expect((await page(admin, 'search: "H%t"')).titles).toEqual([])
  expect((await page(admin, 'search: "_"')).titles).toEqual([])
})

it('orders games by state, the latest start first in each', async () => {
  const order = (direction: string) =>
    page(admin, `includeHidden: true, orderBy: { field: STATE, ${direction} }`)
  const titles = ['Open sea', 'Secret harbor', '100% Éclair', 'Harbor Practice', 'Harbor Night']
  expect((await order('direction: ASC')).titles).toEqual(titles)
  expect((await order('direction: DESC')).titles).toEqual([
    'Harbor Night',
    'Harbor Practice',
    'Secret harbor',
    '100% Éclair',
    'Open sea',
  ])
})

it('reads the pages of games ordered by state forwards and backwards', async () => {
  const ofAll = 'includeHidden: true, orderBy: { field: STATE, direction: ASC }'
  const first = await page(admin, `first: 2, ${ofAll}`)
  expect(first.titles).toEqual(['Open sea', 'Secret harbor'])
  expect(first.pageInfo.hasNextPage).toBe(true)
  const second = await page(admin, `first: 2, after: "${first.pageInfo.endCursor}", ${ofAll}`)
  expect(second.titles).toEqual(['100% Éclair', 'Harbor Practice'])
  const last = await page(admin, `first: 2, after: "${second.pageInfo.endCursor}", ${ofAll}`)
  expect([last.titles, last.pageInfo.hasNextPage]).toEqual([['Harbor Night'], false])
  expect((await page(admin, `last: 2, before: "${last.pageInfo.startCursor}", ${ofAll}`)).titles).toEqual(
    second.titles,
  )
  expect((await page(admin, `last: 2, ${ofAll}`)).titles).toEqual(['Harbor Practice', 'Harbor Night'])
})

it('orders games by whether they are hidden', async () => {
  const args = 'includeHidden: true, orderBy: { field: HIDDEN, direction: DESC }'
  expect((await page(admin, args)).titles).toEqual([
    'Secret harbor',
    '100% Éclair',
    'Open sea',
    'Harbor Practice',
    'Harbor Night',
  ])
})
