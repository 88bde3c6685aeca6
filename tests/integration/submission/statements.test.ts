import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { recordStatements } from '../../kit/server/statements.ts'
import { flagOf, makePlayedGame, submit, type PlayedGame, type Player } from '../../kit/world/played-game.ts'
import { signIn } from '../../kit/world/factories.ts'

// How many statements an operation sends to the database. A change that adds one to an answer or to a hot read fails here.

const repetitions = 4

let test: TestApp
let game: PlayedGame

beforeAll(async () => {
  test = await startTestApp()
  game = await makePlayedGame(test, { teams: repetitions + 1, challenges: 2 })
  // The first answer of each player looks the player up, and a first visit is recorded.
  for (const player of game.players) await answer(player, 'flag{warm-up}')
})
afterAll(() => test.dispose())

const answer = (player: Player, flag: string) =>
  submit(player, { gameId: game.gameId, challengeId: game.challengeIds[0] ?? 0, flag })

/** The fewest statements of several calls: those of background work come on top now and then. */
async function statementsOf(act: (player: Player) => Promise<unknown>): Promise<string[]> {
  const runs: string[][] = []
  for (const player of game.players.slice(0, repetitions)) {
    const statements = recordStatements()
    try {
      await act(player)
    } finally {
      statements.stop()
    }
    runs.push(statements.all)
  }
  return runs.toSorted((a, b) => a.length - b.length)[0] ?? []
}

const place = () => ({ gameId: game.gameId, challengeId: game.challengeIds[0] ?? 0 })
const firstFlag = () => flagOf(place().challengeId)

async function readBoard({ actor }: Player): Promise<void> {
  expect((await actor.rest('GET', `/api/game/${game.gameId}/scoreboard`)).status).toBe(200)
}
const readChallenge = ({ actor }: Player) =>
  actor.query(
    `{ game: gameByDatabaseId(databaseId: ${place().gameId}) {
         challenge: challengeByDatabaseId(databaseId: ${place().challengeId}) { title content score isSolved } } }`,
  )

describe('the statements of', () => {
  it.each<[string, number, (player: Player) => Promise<unknown>]>([
    ['a wrong answer (caller, answer)', 2, (player) => answer(player, 'flag{wrong}')],
    ['a first right answer (caller, answer, order)', 3, (player) => answer(player, firstFlag())],
    ['a right answer to a solved challenge (caller, answer)', 2, (player) => answer(player, firstFlag())],
    ['a check of a token (caller)', 1, ({ actor }) => actor.query('{ __typename }')],
  ])('%s are %i', async (_name, expected, act) => {
    const statements = await statementsOf(act)
    expect(statements.map(shown)).toHaveLength(expected)
  })

  it('a wrong answer to a challenge that limits them (caller, order) are 2', async () => {
    const id = game.challengeIds[1] ?? 0
    await test.services.db.challenge.update({ where: { id }, data: { submissionLimit: 100 } })
    const wrong = (player: Player) =>
      submit(player, { gameId: game.gameId, challengeId: id, flag: 'flag{wrong}' })
    // The first answer shows that there is a limit.
    for (const player of game.players) await wrong(player)
    const statements = await statementsOf(wrong)
    expect(statements.map(shown)).toHaveLength(2)
  })

  it.each<[string, number, (player: Player) => Promise<unknown>]>([
    ['a board', 1, readBoard],
    ['a challenge’s page', 6, readChallenge],
  ])('%s are at most %i once it was read', async (_name, most, act) => {
    await statementsOf(act)
    const statements = await statementsOf(act)
    expect(statements.map(shown).slice(most)).toEqual([])
    expect(statements).not.toEqual([])
  })

  it('a check of a session are 1', async () => {
    const actor = await signIn(test)
    const ask = () => actor.query('{ __typename }')
    await ask()
    const statements = await statementsOf(ask)
    expect(statements.map(shown)).toHaveLength(1)
  })
})

it('an answer in the flag box previews only the challenges that it can concern', async () => {
  const { gameId, challengeIds } = game
  await test.services.db.game.update({ where: { id: gameId }, data: { hasFlagBox: true } })
  const flag = flagOf(challengeIds[1] ?? 0)
  const [player] = game.players
  const statements = recordStatements()
  await player?.actor.mutate('submitToFlagBox', { gameId, flag }, 'outcome')
  statements.stop()
  const preview = statements.sent.find(({ text }) => text.includes('"isBait"'))
  expect(preview?.values[1]).toEqual([challengeIds[1], 0])
})

const shown = (text: string) => text.trim().replace(/\s+/g, ' ').slice(0, 120)
