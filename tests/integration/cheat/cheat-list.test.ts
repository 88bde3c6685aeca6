import { encodeGlobalID } from '@pothos/plugin-relay'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makePlayedGame, type PlayedGame } from '../../kit/world/played-game.ts'

// Filters, search, orders and pages of the list of cheats.

const teamNames = ['Bilge Rats', 'Anchor Crew', 'Compass']
const titles = ['Ballast', 'Astrolabe']

/** By the place in the lists above: the sender, the flag's owner (none for a bait) and the challenge. The oldest first. */
const cheats = [
  { sender: 0, owner: 2, challenge: 1, flag: 'flag{own_north}' },
  { sender: 1, owner: undefined, challenge: 0, flag: 'flag{bait}' },
  { sender: 2, owner: 1, challenge: 0, flag: 'flag{own_south}' },
  { sender: 0, owner: undefined, challenge: 0, flag: 'flag{50%_bait}' },
]

let test: TestApp
let monitor: Actor
let game: PlayedGame

beforeAll(async () => {
  test = await startTestApp()
  monitor = await signIn(test, 'Monitor')
  game = await makePlayedGame(test, { teams: teamNames.length, challenges: titles.length })
  const { gameId, challengeIds, players } = game
  const { db } = test.services
  for (const [index, { teamId }] of players.entries())
    await db.team.update({ where: { id: teamId }, data: { name: teamNames[index] ?? '' } })
  for (const [index, id] of challengeIds.entries())
    await db.challenge.update({ where: { id }, data: { title: titles[index] ?? '' } })
  for (const { sender, owner, challenge, flag } of cheats) {
    const player = players[sender]
    if (!player) throw new Error('nobody sends')
    const { participationId, teamId, userId } = player
    const place = { gameId, challengeId: challengeIds[challenge] ?? 0 }
    const { id } = await db.submission.create({
      data: {
        ...place,
        participationId,
        teamId,
        userId,
        answer: flag,
        status: 'CheatDetected',
        submittedAt: new Date(),
      },
    })
    await db.cheat.create({
      data: {
        ...place,
        submissionId: id,
        submitParticipationId: participationId,
        sourceParticipationId: owner === undefined ? null : (players[owner]?.participationId ?? 0),
      },
    })
  }
})
afterAll(() => test.dispose())

type Page = {
  totalCount: number
  edges: { cursor: string; node: { submission: { answer: string } } }[]
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean }
}

async function read(args: string): Promise<Page> {
  const document = `{ game: gameByDatabaseId(databaseId: ${game.gameId}) { cheats(${args}) {
    totalCount edges { cursor node { submission { answer } } } pageInfo { hasNextPage hasPreviousPage } } } }`
  return (await monitor.query<{ game: { cheats: Page } }>(document)).game.cheats
}

const flagsIn = ({ edges }: Page) => edges.map(({ node }) => node.submission.answer)
/** The flags of the cheats with these numbers. */
const flagsOf = (...numbers: number[]) => numbers.map((number) => cheats[number]?.flag)
const teamId = (index: number) => `teamId: "${encodeGlobalID('Team', game.players[index]?.teamId ?? 0)}"`

it.each<[string, () => string, number[]]>([
  ['nothing', () => '', [3, 2, 1, 0]],
  ['baits', () => 'isBait: true', [3, 1]],
  ['flags of other teams', () => 'isBait: false', [2, 0]],
  ['a team as the sender and as the owner', () => teamId(1), [2, 1]],
  ['baits of a team', () => `isBait: true, ${teamId(1)}`, [1]],
  ['a part of the flag', () => 'search: "OWN_"', [2, 0]],
  ['signs of patterns in the flag', () => 'search: "50%_"', [3]],
  ['a team', () => 'search: "anchor"', [2, 1]],
  ['a challenge', () => 'search: "astro"', [0]],
  ['a user', () => `search: "${game.players[2]?.userName}"`, [2]],
  ['a text that is nowhere', () => 'search: "harbour"', []],
])('finds cheats by %s, and counts them', async (_name, filter, numbers) => {
  const page = await read(['first: 50', filter()].filter(Boolean).join(', '))
  expect(flagsIn(page)).toEqual(flagsOf(...numbers))
  expect(page.totalCount).toBe(numbers.length)
})

it.each([
  ['SUBMITTED_AT', 'ASC', [0, 1, 2, 3]],
  ['SUBMITTED_AT', 'DESC', [3, 2, 1, 0]],
  ['CHALLENGE', 'ASC', [0, 1, 2, 3]],
  ['CHALLENGE', 'DESC', [1, 2, 3, 0]],
  ['SUBMIT_TEAM', 'ASC', [1, 0, 3, 2]],
  ['SUBMIT_TEAM', 'DESC', [2, 0, 3, 1]],
])('orders cheats by %s %s, page by page in both directions', async (field, direction, numbers) => {
  const order = `orderBy: { field: ${field}, direction: ${direction} }`
  const expected = flagsOf(...numbers)
  const first = await read(`first: 3, ${order}`)
  const next = await read(`first: 3, after: "${first.edges.at(-1)?.cursor}", ${order}`)
  expect([flagsIn(first), flagsIn(next)]).toEqual([expected.slice(0, 3), expected.slice(3)])
  expect([first.pageInfo.hasNextPage, next.pageInfo.hasNextPage]).toEqual([true, false])
  const last = await read(`last: 3, ${order}`)
  const before = await read(`last: 3, before: "${last.edges[0]?.cursor}", ${order}`)
  expect([flagsIn(before), flagsIn(last)]).toEqual([expected.slice(0, 1), expected.slice(1)])
  expect([before.pageInfo.hasPreviousPage, last.pageInfo.hasPreviousPage]).toEqual([false, true])
})

it('refuses a search that no text can contain', async () => {
  const { errors } = await monitor.graphql(
    `query ($search: String) { game: gameByDatabaseId(databaseId: ${game.gameId}) {
       cheats(search: $search) { totalCount } } }`,
    { search: 'a\0b' },
  )
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT' })
})

it('answers no filter of cheats to a player', async () => {
  const { errors } = (await game.players[0]?.actor.graphql(
    `{ game: gameByDatabaseId(databaseId: ${game.gameId}) { cheats(isBait: true, search: "flag") { totalCount } } }`,
  )) ?? { errors: [] }
  expect(errors).toHaveLength(1)
})
