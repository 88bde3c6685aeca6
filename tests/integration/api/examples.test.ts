import { getOperationAST, parse } from 'graphql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { taskExamples } from '../../../client/explorer/task-examples.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { followOverSocket } from '../../kit/calls/live.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { flagOf, makePlayedGame, submit, type PlayedGame } from '../../kit/world/played-game.ts'

// Every task in the explorer is sent as it stands there, to a platform whose first game is live.

let test: TestApp
let admin: Actor
let game: PlayedGame

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
  game = await makePlayedGame(test, { teams: 4, challenges: 3 })
  await test.services.db.division.create({ data: { gameId: game.gameId, name: 'Open', position: 0 } })
  for (const player of game.players.slice(0, 2)) await solve(player, 0)
  const [, , third] = game.players
  if (third) await submit(third, { gameId: 1, challengeId: game.challengeIds[1] ?? 0, flag: 'flag{wrong}' })
})
afterAll(() => test.dispose())

function solve(player: PlayedGame['players'][number], index: number) {
  const challengeId = game.challengeIds[index] ?? 0
  return submit(player, { gameId: game.gameId, challengeId, flag: flagOf(challengeId) })
}

const names = taskExamples.map(({ query }) => getOperationAST(parse(query))?.name?.value ?? '')

async function send(name: string, actor = admin): Promise<Record<string, unknown>> {
  const example = taskExamples[names.indexOf(name)]
  const variables = JSON.parse(example?.variables ?? '{}') as Record<string, unknown>
  return actor.query(example?.query ?? '', variables)
}

it('has the twelve tasks', () => {
  expect(game.gameId).toBe(1)
  expect(names).toHaveLength(12)
})

it('reads the whole board and the overlay', async () => {
  expect(await send('WholeBoard')).toMatchObject({
    game: { scoreboard: { table: { ranks: [1, 2, 3, 4], solveTeamIds: [1, 2] } } },
  })
  const overlay = await send('Overlay', game.players[1]?.actor)
  expect(overlay).toMatchObject({
    game: {
      viewerParticipation: { standing: { rank: 2 } },
      notices: { edges: [{ node: { place: 2 } }, { node: { place: 1 } }] },
    },
  })
})

it('reads the bloods of one game and of all games', async () => {
  expect(await send('BloodsSince', test.anonymous())).toMatchObject({
    game: { notices: { totalCount: 2, edges: [{ node: { place: 2 } }, { node: { place: 1 } }] } },
  })
  const hidden = await makePlayedGame(test, { teams: 1, challenges: 1 })
  await test.services.db.game.update({ where: { id: hidden.gameId }, data: { hidden: true } })
  const [player] = hidden.players
  const challengeId = hidden.challengeIds[0] ?? 0
  if (player) await submit(player, { gameId: hidden.gameId, challengeId, flag: flagOf(challengeId) })
  expect(await send('BloodsOfAllGames', test.anonymous())).toMatchObject({
    notices: {
      edges: [
        { node: { place: 2, game: { id: 'R2FtZTox' } } },
        { node: { place: 1, game: { id: 'R2FtZTox' } } },
      ],
    },
  })
})

it('counts attempts and solves for monitors only', async () => {
  expect(await send('SolveRates')).toMatchObject({
    game: {
      challengeStatistics: [
        { submissionCount: 2, attemptingTeamCount: 2, solvingTeamCount: 2, solveRate: 0.5 },
        { submissionCount: 1, attemptingTeamCount: 1, solvingTeamCount: 0, solveRate: 0 },
        { submissionCount: 0, attemptingTeamCount: 0, solvingTeamCount: 0, solveRate: 0 },
      ],
    },
  })
  const { query, variables } = taskExamples[names.indexOf('SolveRates')] ?? { query: '', variables: '{}' }
  const { errors } = await (await signIn(test)).graphql(query, JSON.parse(variables) as object as never)
  expect(errors?.[0]?.extensions?.code).toBe('AUTH_FORBIDDEN')
})

it('reads submissions since a moment, oldest first', async () => {
  const { game: read } = await send('SubmissionsSince')
  expect(read).toMatchObject({
    submissions: {
      totalCount: 3,
      edges: [{}, {}, { node: { answer: 'flag{wrong}', status: 'WrongAnswer' } }],
    },
  })
})

it("reads a team's history for its members and for administrators", async () => {
  const history = {
    team: { participations: { totalCount: 1, edges: [{ node: { standing: { rank: 1 } } }] } },
  }
  expect(await send('TeamHistory')).toMatchObject(history)
  expect(await send('TeamHistory', game.players[0]?.actor)).toMatchObject(history)
  expect(await send('TeamHistory', game.players[1]?.actor)).toMatchObject({
    team: { participations: { totalCount: 0, edges: [] } },
  })
})

it('reads the board at a moment', async () => {
  const now = await send('BoardAt', test.anonymous())
  expect(now).toMatchObject({ game: { scoreboard: { entriesAt: [{ rank: 1 }, { rank: 2 }, {}, {}] } } })
  const { query } = taskExamples[names.indexOf('BoardAt')] ?? { query: '' }
  const first = await test.services.db.solve.findFirstOrThrow({ orderBy: { submissionId: 'asc' } })
  const scoresAt = async (time: Date) => {
    type Answer = { game: { scoreboard: { entriesAt: { score: number }[] } } }
    const answer = await admin.query<Answer>(query, { gameId: 'R2FtZTox', time: time.toISOString() })
    return answer.game.scoreboard.entriesAt.map(({ score }) => score > 0)
  }
  expect(await scoresAt(new Date(first.solvedAt.getTime() - 1))).toEqual([false, false, false, false])
  expect(await scoresAt(first.solvedAt)).toEqual([true, false, false, false])
})

it('creates a challenge, and finds it by its title', async () => {
  expect(await send('CreateChallenge')).toMatchObject({
    createChallenge: { challenge: { isEnabled: true, flags: [{ flag: 'flag{keep_to_starboard}' }] } },
  })
  expect(await send('ImportDifference')).toMatchObject({
    game: { allChallenges: [{ title: 'Lighthouse', hints: ['It is not Morse.'] }] },
  })
})

it('counts registrations by division', async () => {
  expect(await send('Registrations')).toEqual({
    game: {
      registrations: [
        { division: 'Open', teamCount: 0, acceptedCount: 0, pendingCount: 0, memberCount: 0 },
        { division: null, teamCount: 4, acceptedCount: 4, pendingCount: 0, memberCount: 4 },
      ],
    },
  })
})

it('follows first bloods', async () => {
  const { query, variables } = taskExamples[names.indexOf('FollowBloods')] ?? { query: '', variables: '{}' }
  const { game: read } = await send('BloodsSince')
  const after = (read as { liveCursor: string }).liveCursor
  const live = followOverSocket(test.url, { query, variables: { ...JSON.parse(variables), after } })
  const player = game.players[3]
  if (player) await solve(player, 2)
  expect(await live.next()).toMatchObject({
    data: {
      noticePublished: {
        place: 1,
        team: { id: 'U2NvcmVib2FyZFRlYW06NA==' },
        challenge: { title: 'Challenge 3' },
      },
    },
  })
  await live.stop()
})
