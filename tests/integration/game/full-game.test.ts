import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { graphqlApi, restApi, type Api } from '../../kit/calls/apis.ts'
import { restEditApi, type EditApi } from '../../kit/calls/edit-api.ts'
import { signIn } from '../../kit/world/factories.ts'
import { playFullGame } from '../../kit/world/full-game.ts'
import { readGameRows, type GameRows } from './game-rows.ts'
import { graphqlEditApi } from '../../kit/calls/graphql-edit-api.ts'
import { until } from '../../kit/wait.ts'

// Plays a whole game through REST and another one through GraphQL, each on its own platform.
const times = { start: new Date(Date.now() - 3_600_000), end: new Date(Date.now() + 3_600_000) }
const apps: TestApp[] = []

let rest: Played
let graphql: Played

type Played = { rows: GameRows; left: GameRows; seen: [name: string, outcome: unknown][] }

async function play(api: Api, edit: EditApi): Promise<Played> {
  const test = await startTestApp()
  apps.push(test)
  const admin = await signIn(test, 'Admin')
  const monitor = await signIn(test, 'Monitor')
  const gameId = await playFullGame(test, { play: api, edit, admin, times })
  const challenges = await test.services.db.challenge.findMany({ where: { gameId }, orderBy: { id: 'asc' } })
  // Each api reads its own game.
  const seen: [string, unknown][] = [
    ['board', await api.scoreboard(test.anonymous(), gameId)],
    ['notices', await api.notices(test.anonymous(), gameId)],
    ['game', await api.game(test.anonymous(), gameId)],
    ['authored game', await edit.authoredGame(admin, gameId)],
    ['challenges', await edit.challenges(admin, gameId)],
    ['participations', await edit.participations(admin, gameId)],
    ['events', await edit.events(monitor, gameId)],
    ['submissions', await edit.submissions(monitor, gameId)],
    ['cheats', await edit.submissions(monitor, gameId, 'CheatDetected')],
  ]
  for (const { id, title } of challenges) {
    seen.push([title, await edit.authoredChallenge(admin, { gameId, challengeId: id })])
  }
  const rows = await readGameRows(test)
  seen.push(['deletion', await edit.deleteGame(admin, gameId)])
  const isGone = async () => (await test.services.db.game.count({ where: { id: gameId } })) === 0
  await until(isGone, 'the rows of the game are deleted')
  return { rows, left: await readGameRows(test), seen }
}

beforeAll(async () => {
  ;[rest, graphql] = await Promise.all([play(restApi, restEditApi), play(graphqlApi, graphqlEditApi)])
})

afterAll(() => Promise.all(apps.map((app) => app.dispose())))

it('leaves the same rows in every table through both APIs', () => {
  for (const [table, rows] of Object.entries(rest.rows)) {
    expect([table, graphql.rows[table]]).toEqual([table, rows])
    expect([table, rows.length > 0]).toEqual([table, true])
  }
})

it('reads the same through the other API', () => {
  for (const [index, [name, outcome]] of rest.seen.entries()) {
    expect([name, scrub(graphql.seen[index]?.[1])]).toEqual([name, scrub(outcome)])
  }
})

it('leaves only teams and the log after its deletion', () => {
  for (const { rows, left } of [rest, graphql]) {
    const stayed = Object.keys(left).filter((table) => left[table]?.length)
    expect(stayed.toSorted()).toEqual(['log', 'team', 'team_member'])
    // An accepted team stays locked until a request checks whether its games have ended.
    expect(left['team']).toEqual(rows['team'])
  }
  expect(graphql.left).toEqual(rest.left)
})

/** Generated flags differ between games. Cheats have the team's name at that time over REST only. */
function scrub(outcome: unknown): unknown {
  const text = JSON.stringify(outcome).replaceAll(/flag\{[^{}]*_[0-9a-f]{12}\}/g, '<generated>')
  return JSON.parse(text, (_key, value: { type?: string; team?: string; values?: unknown[] } | null) =>
    value?.type === 'CheatDetected' && value.values
      ? { ...value, values: value.values.with(1, value.team) }
      : value,
  )
}

type Solve = [score: number, type: string]

function row(name: string, division: string, [rank, divisionRank]: [number, number], solves: Solve[]) {
  return {
    name,
    division,
    rank,
    divisionRank,
    score: solves.reduce((sum, [score]) => sum + score, 0),
    solves: solves.map(([score, type]) => ({ score, type })),
  }
}

it('ends as the rules say', () => {
  const seen = new Map(rest.seen)
  const reds: Solve[] = [
    [474, 'FirstBlood'],
    [890, 'SecondBlood'],
    [1000, 'Normal'],
  ]
  const blues: Solve[] = [
    [465, 'SecondBlood'],
    [1050, 'FirstBlood'],
  ]
  const greens: Solve[] = [
    [456, 'ThirdBlood'],
    [907, 'FirstBlood'],
  ]
  expect(seen.get('board')).toMatchObject({
    value: {
      challenges: [
        { title: 'Capstan', score: 1000, solved: 1, bloods: ['Deep Blues'] },
        { title: 'Kedge', score: 451, solved: 3, bloods: ['Reds', 'Deep Blues', 'Greens'] },
        { title: 'Davit', score: 864, solved: 2, bloods: ['Greens', 'Reds'] },
        { title: 'Buoy', score: 1000, solved: 1, bloods: [] },
      ],
      rows: [
        row('Reds', 'Open', [1, 1], reds),
        row('Deep Blues', 'Open', [2, 2], blues),
        row('Greens', 'Student', [3, 1], greens),
        row('Lates', 'Late', [4, 1], []),
      ],
    },
  })
  // Notices have the names that the teams and the challenges have now.
  const notices = [
    ['FirstBlood', 'Deep Blues', 'Capstan'],
    ['FirstBlood', 'Greens', 'Davit'],
    ['FirstBlood', 'Reds', 'Ensign'],
    ['FirstBlood', 'Reds', 'Kedge'],
    ['NewChallenge', 'Buoy'],
    ['NewChallenge', 'Buoy'],
    ['NewChallenge', 'Capstan'],
    ['NewChallenge', 'Davit'],
    ['NewChallenge', 'Ensign'],
    ['NewChallenge', 'Kedge'],
    ['NewHint', 'Kedge'],
    ['NewHint', 'Kedge'],
    ['Normal', 'Fair winds to all'],
    ['SecondBlood', 'Deep Blues', 'Kedge'],
    ['SecondBlood', 'Reds', 'Davit'],
    ['ThirdBlood', 'Greens', 'Kedge'],
  ]
  expect(seen.get('notices')).toEqual({
    ok: true,
    value: notices.map(([type, ...values]) => JSON.stringify({ type, values })),
  })
  expect(seen.get('cheats')).toMatchObject({
    value: [
      { user: 'late', team: 'Lates', challenge: 'Capstan', answer: 'own{2}' },
      { user: 'blue', team: 'Deep Blues', challenge: 'Davit' },
      { user: 'blue', team: 'Deep Blues', challenge: 'Capstan', answer: 'own{1}' },
    ],
  })
})
