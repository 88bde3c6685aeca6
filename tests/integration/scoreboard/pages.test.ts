import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { flagOf, makePlayedGame, submit, type PlayedGame } from '../../kit/world/played-game.ts'

// A board read page by page while teams change places.

let test: TestApp
let played: PlayedGame

beforeAll(async () => {
  test = await startTestApp()
  played = await makePlayedGame(test, { teams: 5, challenges: 3 })
  await solve(0, 0)
  await solve(1, 0)
})
afterAll(() => test.dispose())

async function solve(team: number, challenge: number): Promise<void> {
  const player = played.players[team]
  const challengeId = played.challengeIds[challenge]
  if (!player || !challengeId) throw new Error('the game has no such player or challenge')
  await submit(player, { gameId: played.gameId, challengeId, flag: flagOf(challengeId) })
}

type Page = {
  totalCount: number
  edges: { cursor: string; node: { rank: number; score: number; team: { databaseId: number } } }[]
  pageInfo: { endCursor: string | null; startCursor: string | null; hasNextPage: boolean }
}

const documentOf = (page: string) => `{ game: gameByDatabaseId(databaseId: ${played.gameId}) {
  scoreboard { seq entries(${page}) { totalCount edges { cursor node { rank score team { databaseId } } }
    pageInfo { startCursor endCursor hasNextPage } } } } }`

async function read(page: string): Promise<Page> {
  type Answer = { game: { scoreboard: { entries: Page } } }
  return (await test.anonymous().query<Answer>(documentOf(page))).game.scoreboard.entries
}

async function codeOf(page: string): Promise<unknown> {
  const { errors } = await test.anonymous().graphql(documentOf(page))
  return errors?.[0]?.extensions?.['code']
}

const rowsOf = ({ edges }: Page) => edges.map(({ node }) => [node.rank, node.score, node.team.databaseId])

it('reads every team once, at one version, while a team takes the first place', async () => {
  const whole = rowsOf(await read('first: 100'))
  const first = await read('first: 2')
  await solve(4, 1)
  await solve(4, 2)
  const second = await read(`first: 2, after: "${first.pageInfo.endCursor}"`)
  const third = await read(`first: 2, after: "${second.pageInfo.endCursor}"`)
  expect([first, second, third].flatMap(rowsOf)).toEqual(whole)
  expect(third.pageInfo.hasNextPage).toBe(false)
  const back = await read(`last: 2, before: "${third.pageInfo.startCursor}"`)
  expect(rowsOf(back)).toEqual(rowsOf(second))
  expect(rowsOf(await read('first: 1'))[0]?.[2]).toBe(played.players[4]?.teamId)
})

it('says that a version is gone, and that a text is no cursor', async () => {
  const cursor = (text: string) => Buffer.from(text).toString('base64')
  expect(await codeOf(`first: 2, after: "${cursor('ScoreboardEntry:987654:1')}"`)).toBe(
    'GAME_BOARD_CURSOR_EXPIRED',
  )
  expect(await codeOf(`first: 2, after: "${cursor('OffsetConnection:1')}"`)).toBe('INVALID_INPUT')
  const { pageInfo } = await read('first: 1')
  expect(await codeOf(`after: "${pageInfo.endCursor}", before: "${cursor('ScoreboardEntry:1:3')}"`)).toBe(
    'INVALID_INPUT',
  )
})

it('drops the versions that have not been read for longest', async () => {
  const first = await read('first: 2')
  const { gameId } = played
  const view = await test.services.scoreboards.get(gameId, 'public')
  if (!view) throw new Error('no board')
  // 20 other versions replace the kept ones.
  for (let seq = 1; seq <= 20; seq += 1) test.services.pinnedBoards.pin({ ...view, seq: view.seq + seq })
  await solve(3, 2)
  expect(await codeOf(`first: 2, after: "${first.pageInfo.endCursor}"`)).toBe('GAME_BOARD_CURSOR_EXPIRED')
})
