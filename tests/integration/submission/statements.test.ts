import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { itemTypeOf, wholeSelection } from '../../kit/calls/whole-selection.ts'
import { isRepeated, recordStatements } from '../../kit/server/statements.ts'
import { fillGameLists, fillPlatformLists } from '../../kit/world/filled/filled-lists.ts'
import { flagOf, makePlayedGame, submit, type PlayedGame, type Player } from '../../kit/world/played-game.ts'
import { signIn } from '../../kit/world/factories.ts'
import { loadPersistedOperations } from '../../../server/graphql/operations/persisted-operations.ts'

// How many statements an operation sends to the database. A change that adds one to an answer or to a hot read fails here.

const repetitions = 8
/** An operation of the web client. */
const operationOf = (name: string) =>
  loadPersistedOperations()
    .values()
    .find((text) => text.startsWith(`query ${name}(`)) ?? ''

let test: TestApp
let game: PlayedGame

beforeAll(async () => {
  test = await startTestApp()
  game = await makePlayedGame(test, { teams: repetitions + 1, challenges: 3 })
  await test.services.db.flag.createMany({
    data: game.players.map((player) => ({ challengeId: game.challengeIds[0] ?? 0, flag: ownFlag(player) })),
  })
  // The first answer of each player looks the player up, and a first visit is recorded.
  for (const player of game.players) await answer(player, 'flag{warm-up}')
})
afterAll(() => test.dispose())

const answer = (player: Player, flag: string, at = 0) =>
  submit(player, { gameId: game.gameId, challengeId: game.challengeIds[at] ?? 0, flag })

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
    runs.push(statements.all.filter((text) => !isRepeated(text)))
  }
  return runs.toSorted((a, b) => a.length - b.length)[0] ?? []
}

const place = () => ({ gameId: game.gameId, challengeId: game.challengeIds[0] ?? 0 })
/** A flag of the first challenge that no other player sends. */
const ownFlag = ({ teamId }: Player) => `flag{only team ${teamId} finds this one}`

async function readBoard({ actor }: Player): Promise<void> {
  expect((await actor.rest('GET', `/api/game/${game.gameId}/scoreboard`)).status).toBe(200)
}
/** The challenges as the web client asks for them. */
const readChallenges = ({ actor }: Player) =>
  actor.query(operationOf('ChallengesPageQuery'), { gameId: game.gameId })
const readDialog = ({ actor }: Player) => actor.query(operationOf('ChallengeDialogContentQuery'), place())
const readGame = ({ actor }: Player) => actor.query(operationOf('GamePageQuery'), { gameId: game.gameId })
const readChallenge = ({ actor }: Player) =>
  actor.query(
    `{ game: gameByDatabaseId(databaseId: ${place().gameId}) {
         challenge: challengeByDatabaseId(databaseId: ${place().challengeId}) { title content score isSolved } } }`,
  )

describe('the statements of', () => {
  it.each<[string, number, (player: Player) => Promise<unknown>]>([
    ['a wrong answer (caller, answer)', 2, (player) => answer(player, 'flag{wrong}')],
    ['a first right answer (caller, answer, order)', 3, (player) => answer(player, ownFlag(player))],
    [
      'a right answer that another team sent before (caller, order)',
      2,
      (player) => answer(player, flagOf(game.challengeIds[2] ?? 0), 2),
    ],
    [
      'a right answer that the team sent before (caller, answer)',
      2,
      (player) => answer(player, ownFlag(player)),
    ],
    ['a check of a token (caller)', 1, ({ actor }) => actor.query('{ __typename }')],
  ])('%s are %i', async (_name, expected, act) => {
    const statements = await statementsOf(act)
    expect(statements.map(shown)).toHaveLength(expected)
  })

  it('a right answer that the team sent before take no order of solves', async () => {
    const statements = await statementsOf((player) => answer(player, ownFlag(player)))
    expect(statements.filter((text) => text.includes('judge_first_solves'))).toEqual([])
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
    ['a challenge', 6, readChallenge],
    ['the page of all challenges', 14, readChallenges],
    ['the dialog of a challenge', 23, readDialog],
    ['the page of a game', 17, readGame],
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

describe('a list needs as many statements for 20 rows as for one:', () => {
  const most = 20
  /** A count with a filter, for the page of one game. */
  const skipped = new Set(['Game.participationCount'])
  /** With their objects these would cost more than an operation may. */
  const withoutObjects = new Set(['Game.allChallenges', 'Game.challenges', 'Query.games'])
  let admin: Actor
  /** A game with one row in each list, and a game with 20. */
  let games: [PlayedGame, PlayedGame]

  beforeAll(async () => {
    admin = await signIn(test, 'Admin')
    games = [
      await makePlayedGame(test, { teams: 1, challenges: 1 }),
      await makePlayedGame(test, { teams: most, challenges: most }),
    ]
    for (const each of games) await fillGameLists(test.services.pool, each)
    await fillPlatformLists(test.services.pool, most)
  })

  type Row = { __typename: string }
  type Read = { list: Row[] | { edges: { node: Row }[] } }

  /** The statements that each of three calls sends, and the rows of the list. */
  async function statementsFor(document: string): Promise<{ counts: Map<string, number>; rows: number }> {
    let counts: Map<string, number> | undefined
    let rows = 0
    for (let run = 0; run < 3; run += 1) {
      const recorded = recordStatements()
      const data = await admin.query<Read | { game: Read }>(document).finally(recorded.stop)
      const { list } = 'game' in data ? data.game : data
      rows = 'edges' in list ? list.edges.length : list.length
      const ofTheCall = recorded.all.filter((text) => !isRepeated(text))
      const sent = countEach(ofTheCall.map(targetOf))
      counts = new Map([...(counts ?? sent)].map(([text, n]) => [text, Math.min(n, sent.get(text) ?? 0)]))
    }
    return { counts: counts ?? new Map<string, number>(), rows }
  }

  /** Prisma words the same read differently for one row and for several, so its statements count by their table. */
  const targetOf = (text: string) =>
    /^SELECT .*? FROM "public"\."\w+"/.exec(text)?.[0].replace(/^.* FROM/, 'read from') ?? shown(text)

  function countEach(texts: string[]): Map<string, number> {
    const counts = new Map<string, number>()
    for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
    return counts
  }

  function listDocument(path: string, first: number, gameId: number): string {
    const [parent = '', field = ''] = path.split('.')
    const { name, isConnection } = itemTypeOf(parent, field)
    const selection = wholeSelection(name, skipped, withoutObjects.has(path) ? 0 : 1)
    const list = isConnection
      ? `list: ${field}(first: ${first}) { edges { node { ${selection} } } }`
      : `list: ${field} { ${selection} }`
    return parent === 'Game' ? `{ game: gameByDatabaseId(databaseId: ${gameId}) { ${list} } }` : `{ ${list} }`
  }

  it.each([
    'Game.allChallenges',
    'Game.awards',
    'Game.certificates',
    'Game.challenges',
    'Game.challengeStatistics',
    'Game.cheats',
    'Game.events',
    'Game.notices',
    'Game.participations',
    'Game.ratingComments',
    'Game.sharedWriteups',
    'Game.submissions',
    'Game.writeups',
    'Query.allTeams',
    'Query.files',
    'Query.games',
    'Query.logs',
    'Query.pastGames',
    'Query.posts',
    'Query.users',
  ])('%s', async (path) => {
    const [small, large] = games
    const few = await statementsFor(listDocument(path, 1, small.gameId))
    const many = await statementsFor(listDocument(path, most, large.gameId))
    expect([few.rows, many.rows]).toEqual([1, most])
    const more = [...many.counts].filter(([text, n]) => n > (few.counts.get(text) ?? 0))
    expect(more.map(([text, n]) => `${n} times: ${text}`)).toEqual([])
  })

  it('instances of a team', async () => {
    const [, { challengeIds, gameId, players }] = games
    const [player] = players
    await test.services.pool.query(
      `WITH started AS (
         INSERT INTO container (id, image, container_id, status, phase, expect_stop_at, is_proxy, ip, port)
         SELECT gen_random_uuid(), 'image', '', 'Running', 'Starting', now() + interval '1 hour', true, '', 80
           FROM unnest($1::int[]) RETURNING id),
       numbered AS (SELECT id, row_number() OVER () AS n FROM started)
       INSERT INTO assignment (challenge_id, participation_id, game_id, is_assigned, container_id)
       SELECT ($1::int[])[n], $2, $3, true, id FROM numbered`,
      [challengeIds, player?.participationId, gameId],
    )
    await test.services.pool.query(`UPDATE challenge SET type = 'StaticContainer' WHERE game_id = $1`, [
      gameId,
    ])
    const recorded = recordStatements()
    const { game: read } = await (player?.actor ?? admin)
      .query<{ game: { challenges: { instance: { extendableAt: string } }[] } }>(
        `{ game: gameByDatabaseId(databaseId: ${gameId}) { challenges { instance { status extendableAt } } } }`,
      )
      .finally(recorded.stop)
    expect(read.challenges.filter(({ instance }) => instance.extendableAt)).toHaveLength(most)
    expect(recorded.all.filter((text) => text.includes('FROM "public"."setting"'))).toHaveLength(1)
  })
})

const shown = (text: string) => text.trim().replace(/\s+/g, ' ').slice(0, 120)
