import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { flagOf, makePlayedGame } from '../../kit/world/played-game.ts'

// Names of teams: the REST contract allows all of them, GraphQL and screens do not.

let test: TestApp
let captain: Awaited<ReturnType<typeof signIn>>

beforeAll(async () => {
  test = await startTestApp()
  captain = await signIn(test)
})

afterAll(() => test.dispose())

const odd = ['   ', '\u200b', '\u3164', 'Gulls\nand terns', '\u202eslluG', 'G\u001b[31m']

describe('a new team name', () => {
  it('shows something on one line in GraphQL, and is free in the REST API', async () => {
    const user = await signIn(test)
    for (const name of odd) {
      expect([name, await user.mutate('createTeam', { name })]).toMatchObject([
        name,
        { issues: [{ path: ['name'] }] },
      ])
    }
    const made = await user.rest('POST', '/api/team', { name: '   ' })
    expect(made).toMatchObject({ status: 200, body: { name: '   ' } })
    const teamId = (made.body as { id: number }).id
    const shown = await user.query(`{ teamByDatabaseId(databaseId: ${teamId}) { name } }`)
    expect(shown).toEqual({ teamByDatabaseId: { name: `#${teamId}` } })
    expect(await user.mutate('updateTeam', { teamId, name: '\u2028' })).toMatchObject({
      issues: [{ path: ['name'] }],
    })
  })

  it('has up to 128 characters, and 20 over the REST API, which carries longer ones', async () => {
    const name = 'The Amazing Hackers of Berlin and Paris '.repeat(3) + 'together'
    const made = await captain.mutate<{ team: { databaseId: number } }>(
      'createTeam',
      { name },
      'team { databaseId }',
    )
    const url = `/api/team/${made.team.databaseId}`
    expect(await captain.rest('PUT', url, { name, bio: 'b' })).toMatchObject({ status: 200, body: { name } })
    expect(await captain.rest('PUT', url, { name: 'x'.repeat(21) })).toMatchObject({ status: 400 })
    expect(await captain.mutate('createTeam', { name: 'x'.repeat(129) })).toMatchObject({
      issues: [{ path: ['name'] }],
    })
  })
})

describe('teams that look the same', () => {
  it('have different names for CTFtime, and a number where they show nothing', async () => {
    const { gameId, challengeIds, players } = await makePlayedGame(test, { teams: 4, challenges: 1 })
    const [challengeId = 0] = challengeIds
    const names = ['Gulls', ' gulls', '\u200b', 'Terns']
    const teamIds: number[] = []
    for (const [index, { actor, teamId }] of players.entries()) {
      await actor.rest('PUT', `/api/team/${teamId}`, { name: names[index] })
      await actor.mutate('submitFlag', { gameId, challengeId, flag: flagOf(challengeId) })
      teamIds.push(teamId)
    }
    const { body } = await test.anonymous().rest('GET', `/api/game/${gameId}/ctftime`)
    const [first, second, third] = teamIds
    const shown = (body as { standings: { team: string }[] }).standings.map(({ team }) => team)
    const numbered =
      (first ?? 0) < (second ?? 0) ? ['Gulls', `gulls (#${second})`] : [`Gulls (#${first})`, 'gulls']
    expect(shown.toSorted()).toEqual([...numbered, `#${third}`, 'Terns'].toSorted())
    const table = await test
      .anonymous()
      .query(`{ gameByDatabaseId(databaseId: ${gameId}) { scoreboard { table { names } } } }`)
    expect(JSON.stringify(table)).toContain(`"#${third}"`)
  })
})
