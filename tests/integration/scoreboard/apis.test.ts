import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BoardView } from '../../../server/domains/scoreboard/model/board-view.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { flagOf, makePlayedGame, submit, type PlayedGame } from '../../kit/world/played-game.ts'
import { signIn } from '../../kit/world/factories.ts'

let test: TestApp
let admin: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})

afterAll(() => test.dispose())

async function liveBoard(gameId: number): Promise<BoardView> {
  const view = await test.services.scoreboards.get(gameId, 'public')
  if (!view) throw new Error('no board')
  return view
}

/** Three challenges and four teams. Team n has solved n challenges. */
async function playedGame(): Promise<PlayedGame> {
  const played = await makePlayedGame(test, { teams: 4, challenges: 3 })
  const { gameId, challengeIds, players } = played
  await liveBoard(gameId)
  for (const [number, player] of players.entries()) {
    for (const challengeId of challengeIds.slice(0, number)) {
      await submit(player, { gameId, challengeId, flag: flagOf(challengeId) })
    }
  }
  return played
}

type BoardLinks = {
  challenges: { id: string; challengeId: string; databaseId: number; bloods: { team: { id: string } }[] }[]
  entries: {
    edges: {
      node: {
        team: { id: string; teamId: string; databaseId: number }
        solves: { challenge: { id: string; title: string } }[]
      }
    }[]
  }
}

describe('both APIs', () => {
  it('show the same board', async () => {
    const { gameId } = await playedGame()
    const anonymous = test.anonymous()
    const { body } = await anonymous.rest('GET', `/api/game/${gameId}/scoreboard`)
    const rest = body as {
      items: {
        id: number
        score: number
        rank: number
        solvedChallenges: { score: number; type: string }[]
      }[]
      timeLines: { all: { id: number; items: { score: number }[] }[] }
      challengeCount: number
    }
    const { game } = await anonymous.query<{ game: { scoreboard: Record<string, never> } }>(
      `query ($gameId: Int!) { game: gameByDatabaseId(databaseId: $gameId) { scoreboard { challengeCount
        entries(first: 10) { totalCount edges { node { rank score team { databaseId }
          solves { challenge { databaseId } points type userName } } } }
        table { teamIds scores ranks solveTeamIds solvePoints solveTypes }
        timelines { team { databaseId } scores } } } }`,
      { gameId },
    )
    const { entries, table, timelines, challengeCount } = game.scoreboard as unknown as {
      challengeCount: number
      entries: {
        totalCount: number
        edges: {
          node: {
            rank: number
            score: number
            team: { databaseId: number }
            solves: { points: number; type: string }[]
          }
        }[]
      }
      table: Record<'teamIds' | 'scores' | 'ranks' | 'solveTeamIds' | 'solvePoints' | 'solveTypes', number[]>
      timelines: { team: { databaseId: number }; scores: number[] }[]
    }
    expect(challengeCount).toBe(rest.challengeCount)
    expect(entries.totalCount).toBe(4)
    expect(table.teamIds).toEqual(rest.items.map(({ id }) => id))
    expect(table.scores).toEqual(rest.items.map(({ score }) => score))
    expect(table.solvePoints).toEqual(
      rest.items.flatMap((item) => item.solvedChallenges.map(({ score }) => score)),
    )
    expect(
      entries.edges.map(({ node }) => [
        node.team.databaseId,
        node.rank,
        node.score,
        node.solves.map(({ type }) => type),
      ]),
    ).toEqual(
      rest.items.map((item) => [
        item.id,
        item.rank,
        item.score,
        item.solvedChallenges.map(({ type }) => type),
      ]),
    )
    expect(timelines.map(({ scores }) => scores)).toEqual(
      rest.timeLines.all.map(({ items }) => items.map(({ score }) => score)),
    )
    const last = rest.timeLines.all.at(0)
    expect(last?.items.at(-1)?.score).toBe(rest.items[0]?.score)
  })

  it('lead from every row of the board to its team and its challenge', async () => {
    const { gameId, challengeIds, players } = await playedGame()
    const [, solver] = players
    if (!solver) throw new Error('no player')
    const { game } = await solver.actor.query<{ game: { scoreboard: BoardLinks } }>(
      `query ($gameId: Int!) { game: gameByDatabaseId(databaseId: $gameId) { scoreboard {
        challenges { id challengeId databaseId bloods { team { id } } }
        entries(first: 10) { edges { node { team { id teamId databaseId } solves { challenge { id title } } } } } } } }`,
      { gameId },
    )
    const { challenges, entries } = game.scoreboard
    const rows = entries.edges.map(({ node }) => node)
    const row = rows.find(({ team }) => team.databaseId === solver.teamId)
    expect(row?.solves.map(({ challenge }) => challenge.id)).toEqual([challenges[0]?.id])
    const known = new Set(rows.map(({ team }) => team.id))
    for (const { bloods } of challenges) expect(bloods.every(({ team }) => known.has(team.id))).toBe(true)
    const nodes = await solver.actor.query(
      'query ($team: ID!, $challenge: ID!) { team: node(id: $team) { ... on Team { databaseId } } challenge: node(id: $challenge) { ... on Challenge { databaseId } } }',
      { team: row?.team.teamId, challenge: challenges[0]?.challengeId },
    )
    expect(nodes).toEqual({
      team: { databaseId: solver.teamId },
      challenge: { databaseId: challengeIds[0] },
    })
  })

  it('name one object by each id', async () => {
    const { gameId, players } = await playedGame()
    const player = players[1]?.actor ?? admin
    const { solvedAt: time } = await test.services.db.solve.findFirstOrThrow({
      where: { gameId },
      orderBy: { solvedAt: 'asc' },
    })
    type Named = { __typename: string; id: string }
    type Row = { team: Named; solves: { challenge: Named }[] }
    const challenge = '__typename id databaseId score solvedCount'
    const row = `team { __typename id name } solves { challenge { ${challenge} } }`
    const { game } = await player.query<{
      game: {
        challenges: Named[]
        viewerParticipation: { team: Named }
        scoreboard: { challenges: Named[]; entries: { edges: { node: Row }[] }; entriesAt: Row[] }
      }
    }>(
      `query ($gameId: Int!, $time: DateTime!) { game: gameByDatabaseId(databaseId: $gameId) {
         challenges { ${challenge} } viewerParticipation { team { __typename id name } }
         scoreboard { challenges { ${challenge} } entries(first: 9) { edges { node { ${row} } } }
           entriesAt(time: $time) { ${row} } } } }`,
      { gameId, time: time.toISOString() },
    )
    const { entries, entriesAt, challenges } = game.scoreboard
    const rows = [...entries.edges.map(({ node }) => node), ...entriesAt]
    const objects = [
      ...game.challenges,
      game.viewerParticipation.team,
      ...challenges,
      ...rows.flatMap(({ team, solves }) => [team, ...solves.map((solve) => solve.challenge)]),
    ]
    const first = new Map(objects.map((object) => [object.id, object]))
    for (const object of objects) expect(object).toEqual(first.get(object.id))
    const types = new Set(objects.map(({ __typename }) => __typename))
    expect(types).toEqual(new Set(['Challenge', 'Team', 'ScoreboardChallenge', 'ScoreboardTeam']))
    // At the time of the first solve, the first challenge has other values.
    const pastIds = entriesAt.flatMap(({ solves }) => solves.map((solve) => solve.challenge.id))
    expect(pastIds).toHaveLength(1)
    expect(challenges.map(({ id }) => id)).not.toContain(pastIds[0])
  })

  it('build a GraphQL response once for all callers, and a new one after a solve', async () => {
    const { gameId, challengeIds, players } = await playedGame()
    const query =
      'query ($gameId: Int!) { game: gameByDatabaseId(databaseId: $gameId) { scoreboard { seq table { names scores } } } }'
    const ask = async (encoding: string) => {
      const answer = await test.anonymous().fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-encoding': encoding },
        body: JSON.stringify({ query, variables: { gameId } }),
      })
      return (await answer.json()) as { data: { game: { scoreboard: { seq: number } } } }
    }
    const [first, ...others] = await Promise.all(['identity', 'zstd', 'br', 'gzip'].map(ask))
    expect(first?.data.game.scoreboard.seq).toBe(6)
    for (const other of others) expect(other).toEqual(first)
    const [player] = players
    const [challengeId = 0] = challengeIds
    if (!player) throw new Error('no player')
    await submit(player, { gameId, challengeId, flag: flagOf(challengeId) })
    expect((await ask('zstd')).data.game.scoreboard.seq).toBe(7)
  })

  it('show no board before the start or for a missing game', async () => {
    const { gameId } = await makePlayedGame(test, { teams: 1, challenges: 1, startHours: 0.5 })
    const early = await admin.rest('GET', `/api/game/${gameId}/scoreboard`)
    expect(early).toMatchObject({ status: 400, body: { status: 400 } })
    expect((await admin.rest('GET', '/api/game/2147483647/scoreboard')).status).toBe(404)
    const query = `query ($gameId: Int!) { game: gameByDatabaseId(databaseId: $gameId) { scoreboard { seq } } }`
    expect(await admin.query(query, { gameId })).toEqual({ game: { scoreboard: null } })
  })

  it('send compressed bytes, or 304 without a change', async () => {
    const { gameId } = await playedGame()
    const address = `/api/game/${gameId}/scoreboard`
    const plain = await test.anonymous().fetch(address, { headers: { 'accept-encoding': 'identity' } })
    const text = await plain.text()
    for (const encoding of ['zstd', 'br', 'gzip']) {
      const answer = await test.anonymous().fetch(address, { headers: { 'accept-encoding': encoding } })
      expect(answer.headers.get('content-encoding')).toBe(encoding)
      expect(await answer.text()).toBe(text)
    }
    const again = await test.anonymous().fetch(address, {
      headers: { 'if-none-match': plain.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  })
})
