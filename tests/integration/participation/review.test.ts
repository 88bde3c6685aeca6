import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { isRepeated, recordStatements } from '../../kit/server/statements.ts'
import { signIn } from '../../kit/world/factories.ts'
import { invite, makeGame, makeTeam, readParticipations } from '../../kit/world/games.ts'
import { makePlayedGame } from '../../kit/world/played-game.ts'

let test: TestApp
let admin: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})

afterAll(() => test.dispose())

const join = (actor: Actor, gameId: number, body: object) => actor.rest('POST', `/api/game/${gameId}`, body)
const review = (participationId: number, body: object) =>
  admin.rest('PUT', `/api/admin/participation/${participationId}`, body)
const only = async (gameId: number) => {
  const [participation, ...rest] = await readParticipations(admin, gameId)
  if (!participation || rest.length > 0) throw new Error('not one participation')
  return participation
}
const onBoard = async (gameId: number) => (await test.services.scoreboards.get(gameId, 'public'))?.rows.length
const boardSeq = async (gameId: number) =>
  Number((await test.services.db.gameBoard.findUniqueOrThrow({ where: { gameId } })).seq)

async function captainWithTeam() {
  const captain = await signIn(test)
  return { captain, teamId: await makeTeam(captain) }
}

const beginning = (text: string) => text.trim().replaceAll(/\s+/g, ' ').slice(0, 40)

/** Lets the next changes of participations fail as in a deadlock. A sequence counts them, because it is not rolled back. */
async function failChanges(code: string) {
  const { pool } = test.services
  await pool.query(`
    CREATE SEQUENCE failures;
    CREATE FUNCTION fail_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF nextval('failures') > 0 THEN RETURN NULL; END IF;
      RAISE EXCEPTION 'made to fail' USING ERRCODE = '${code}';
    END $$;
    ALTER SEQUENCE failures MINVALUE -10;
    CREATE TRIGGER fail_change BEFORE UPDATE ON participation EXECUTE FUNCTION fail_change()`)
  return {
    times: (count: number) => pool.query(`SELECT setval('failures', ${-count}, true)`),
    end: () => pool.query('DROP FUNCTION fail_change CASCADE; DROP SEQUENCE failures'),
  }
}

describe('leaving', () => {
  it('deletes the registration, and with the last one the participation', async () => {
    const gameId = await makeGame(admin)
    const { captain, teamId } = await captainWithTeam()
    const mate = await signIn(test)
    await invite(captain, teamId, [mate])
    await join(captain, gameId, { teamId })
    await join(mate, gameId, { teamId })
    const answer = await mate.rest('DELETE', `/api/game/${gameId}`)
    expect([answer.status, answer.text]).toEqual([200, ''])
    expect(await only(gameId)).toMatchObject({ registeredMembers: [captain.userId] })
    expect(
      await captain.mutate('leaveGame', { gameId }, 'game { teamCount viewerParticipation { id } }'),
    ).toMatchObject({ game: { teamCount: 0, viewerParticipation: null } })
    expect(await readParticipations(admin, gameId)).toEqual([])
  })

  it('is refused to strangers and to accepted or suspended teams', async () => {
    const gameId = await makeGame(admin, { acceptWithoutReview: true })
    const { captain, teamId } = await captainWithTeam()
    const stranger = await signIn(test)
    await join(captain, gameId, { teamId })
    const leave = (actor: Actor, id = gameId) => actor.rest('DELETE', `/api/game/${id}`)
    expect(await leave(captain)).toMatchObject({ status: 400, body: { code: 'PARTICIPATION_CANNOT_LEAVE' } })
    expect(await leave(stranger)).toMatchObject({ status: 400, body: { code: 'PARTICIPATION_NOT_JOINED' } })
    expect(await leave(stranger, 2147483647)).toMatchObject({ status: 404, body: { code: 'GAME_NOT_FOUND' } })
    const { id } = await only(gameId)
    await review(id, { status: 'Suspended' })
    expect((await captain.mutate('leaveGame', { gameId })).code).toBe('PARTICIPATION_CANNOT_LEAVE')
    await review(id, { status: 'Rejected' })
    expect((await leave(captain)).status).toBe(200)
  })
})

describe('reviewing', () => {
  it('sets any status, and updates the board when a team is added or removed', async () => {
    const gameId = await makeGame(admin, { divisions: ['a', 'b'] })
    const { captain, teamId } = await captainWithTeam()
    await join(captain, gameId, { teamId, division: 'a' })
    const { id } = await only(gameId)
    const steps: [object, string, string, number][] = [
      [{ status: 'Rejected' }, 'Rejected', 'a', 0],
      [{ status: 'accepted' }, 'Accepted', 'a', 1],
      [{ status: 1, division: null }, 'Accepted', 'a', 1],
      [{ division: 'b' }, 'Accepted', 'b', 2],
      [{ division: 'nowhere' }, 'Accepted', 'b', 2],
      [{ status: 'Suspended' }, 'Suspended', 'b', 3],
      [{ division: 'a' }, 'Suspended', 'a', 3],
      [{ status: 'Accepted' }, 'Accepted', 'a', 4],
      [{ status: 'Pending' }, 'Pending', 'a', 5],
    ]
    for (const [body, status, division, seq] of steps) {
      const answer = await review(id, body)
      expect([answer.status, answer.text]).toEqual([200, ''])
      expect(await only(gameId)).toMatchObject({ status, division })
      expect(await boardSeq(gameId)).toBe(seq)
      expect(await onBoard(gameId)).toBe(status === 'Accepted' ? 1 : 0)
    }
    expect((await captain.rest('GET', `/api/team/${teamId}`)).body).toMatchObject({ locked: true })
  })

  it('keeps the reason of a refusal while the status stays, and its team reads it', async () => {
    const gameId = await makeGame(admin)
    const { captain, teamId } = await captainWithTeam()
    await join(captain, gameId, { teamId })
    const { id } = await only(gameId)
    const read = async () => {
      const { game } = (await captain.query(
        `{ game: gameByDatabaseId(databaseId: ${gameId}) { viewerParticipation { status statusReason } } }`,
      )) as { game: { viewerParticipation: { status: string; statusReason: string | null } } }
      return [game.viewerParticipation.status, game.viewerParticipation.statusReason]
    }
    const many = (body: object) =>
      admin.mutate(
        'updateParticipations',
        { participationIds: [id], ...body },
        'participations { statusReason }',
      )
    await review(id, { status: 'Rejected', statusReason: ' Not a school ' })
    expect(await read()).toEqual(['Rejected', 'Not a school'])
    await review(id, { status: 'Rejected' })
    expect(await read()).toEqual(['Rejected', 'Not a school'])
    await review(id, { statusReason: '' })
    expect(await read()).toEqual(['Rejected', null])
    expect(await many({ status: 'Suspended', statusReason: 'Shared flags' })).toMatchObject({
      participations: [{ statusReason: 'Shared flags' }],
    })
    for (const bad of [{ status: 'Accepted', statusReason: 'Welcome' }, { statusReason: 'x'.repeat(301) }])
      expect(await review(id, bad)).toMatchObject({
        status: 400,
        body: { issues: [{ path: ['statusReason'] }] },
      })
    expect(await read()).toEqual(['Suspended', 'Shared flags'])
    await many({ status: 'Rejected', statusReason: 'Not a school' })
    await join(captain, gameId, { teamId })
    expect(await read()).toEqual(['Pending', null])
    const [entry] = await test.services.db.auditEntry.findMany({
      where: { gameId, action: 'participation.reviewed' },
      orderBy: { seq: 'asc' },
    })
    expect([entry?.before, entry?.after]).toEqual([
      { status: 'Pending', reason: null },
      { status: 'Rejected', reason: 'Not a school' },
    ])
  })

  it('is for administrators, and for participations that are there', async () => {
    const gameId = await makeGame(admin)
    const { captain, teamId } = await captainWithTeam()
    await join(captain, gameId, { teamId })
    const { id } = await only(gameId)
    const monitor = await signIn(test, 'Monitor')
    const url = `/api/admin/participation/${id}`
    expect((await captain.rest('PUT', url, { status: 'Accepted' })).status).toBe(403)
    expect((await monitor.rest('PUT', url, { status: 'Accepted' })).status).toBe(403)
    expect((await test.anonymous().rest('PUT', url, {})).status).toBe(401)
    expect((await review(id, { status: 'Nobody' })).status).toBe(400)
    expect((await review(2147483647, { status: 'Accepted' })).body).toMatchObject({
      code: 'PARTICIPATION_NOT_FOUND',
      status: 404,
    })
    expect((await captain.rest('GET', `/api/game/${gameId}/participations`)).status).toBe(403)
    expect((await admin.rest('GET', '/api/game/2147483647/participations')).status).toBe(404)
    expect((await monitor.mutate('updateParticipation', { participationId: id })).code).toBe('AUTH_FORBIDDEN')
  })

  it('works on many at once, all or none', async () => {
    const gameId = await makeGame(admin)
    const teams = [await captainWithTeam(), await captainWithTeam(), await captainWithTeam()]
    for (const { captain, teamId } of teams) await join(captain, gameId, { teamId })
    const ids = (await readParticipations(admin, gameId)).map(({ id }) => id)
    const missing = await admin.mutate('updateParticipations', {
      participationIds: [...ids, 2147483647],
      status: 'Accepted',
    })
    expect(missing.code).toBe('PARTICIPATION_NOT_FOUND')
    expect(await onBoard(gameId)).toBe(0)
    const result = await admin.mutate(
      'updateParticipations',
      { participationIds: ids, status: 'Accepted' },
      'participations { databaseId status }',
    )
    expect(result).toMatchObject({
      participations: ids.map((databaseId) => ({ databaseId, status: 'Accepted' })),
    })
    expect(await onBoard(gameId)).toBe(3)
    expect(await boardSeq(gameId)).toBe(1)
    expect(
      (await teams[0]?.captain.mutate('updateParticipations', { participationIds: ids, status: 'Rejected' }))
        ?.code,
    ).toBe('AUTH_FORBIDDEN')
  })

  it('needs as many statements for 40 as for 2, and records each', async () => {
    const { gameId, players } = await makePlayedGame(test, { teams: 42, challenges: 1 })
    const participationIds = players.map((player) => player.participationId)
    const statementsOf = async (ids: number[]) => {
      const { all, stop } = recordStatements()
      const answer = await admin.mutate('updateParticipations', { participationIds: ids, status: 'Rejected' })
      stop()
      expect(answer.code).toBeUndefined()
      return all.filter((text) => !isRepeated(text))
    }
    const few = await statementsOf(participationIds.slice(0, 2))
    const many = await statementsOf(participationIds.slice(2))
    expect(many.map(beginning)).toEqual(few.map(beginning))
    const { db } = test.services
    expect(await db.participation.count({ where: { gameId, status: 'Rejected' } })).toBe(42)
    const entries = await db.auditEntry.findMany({ where: { gameId }, orderBy: { seq: 'asc' } })
    expect(
      entries.map(({ action, subjectId, before, after }) => ({ action, subjectId, before, after })),
    ).toEqual(
      participationIds.map((id) => ({
        action: 'participation.reviewed',
        subjectId: String(id),
        before: { status: 'Accepted' },
        after: { status: 'Rejected' },
      })),
    )
    const changes = await db.boardChange.findMany({ where: { gameId }, orderBy: { seq: 'asc' } })
    expect(changes.map(({ kind, ids }) => ({ kind, ids }))).toEqual([
      { kind: 'participation', ids: participationIds.slice(0, 2) },
      { kind: 'participation', ids: participationIds.slice(2) },
    ])
  })

  it('changes only the participations that differ, of several games at once', async () => {
    const games = [
      await makePlayedGame(test, { teams: 2, challenges: 1 }),
      await makePlayedGame(test, { teams: 2, challenges: 1 }),
    ]
    const ids = games.flatMap(({ players }) => players.map((player) => player.participationId))
    const [first = 0, , third = 0] = ids
    await review(first, { status: 'Pending' })
    await review(third, { status: 'Suspended' })
    const { db } = test.services
    const stateOf = (gameId: number) =>
      Promise.all([boardSeq(gameId), onBoard(gameId), db.auditEntry.count({ where: { gameId } })])
    for (const { gameId } of games) expect(await stateOf(gameId)).toEqual([1, 1, 1])
    const input = { participationIds: ids.toReversed(), status: 'Accepted' }
    expect((await admin.mutate('updateParticipations', input)).code).toBeUndefined()
    for (const { gameId } of games) expect(await stateOf(gameId)).toEqual([2, 2, 2])
    const teams = games.flatMap(({ players }) => players.map(({ teamId }) => teamId))
    const locked = await db.team.findMany({
      where: { id: { in: teams }, locked: true },
      orderBy: { id: 'asc' },
    })
    expect(locked.map(({ id }) => id)).toEqual([teams[0], teams[2]])
  })

  it.each(['40P01', '40001'])('repeats a transaction that the database ended with %s', async (code) => {
    const { gameId, players } = await makePlayedGame(test, { teams: 2, challenges: 1 })
    const participationIds = players.map((player) => player.participationId)
    const suspend = () => admin.mutate('updateParticipations', { participationIds, status: 'Suspended' })
    const failing = await failChanges(code)
    await failing.times(4)
    expect((await suspend()).code).toBe('UNAVAILABLE')
    expect(await onBoard(gameId)).toBe(2)
    await failing.times(3)
    expect((await suspend()).code).toBeUndefined()
    await failing.end()
    expect(await onBoard(gameId)).toBe(0)
    expect(await test.services.db.auditEntry.count({ where: { gameId } })).toBe(2)
    expect(await boardSeq(gameId)).toBe(1)
  })

  it('lists and searches over GraphQL, with fields for administrators', async () => {
    const gameId = await makeGame(admin)
    const { captain, teamId } = await captainWithTeam()
    const other = await captainWithTeam()
    await join(captain, gameId, { teamId })
    await join(other.captain, gameId, { teamId: other.teamId })
    const found = await admin.query(
      `query ($search: String) { game: gameByDatabaseId(databaseId: ${gameId}) { participations(first: 5, status: Pending, search: $search) {
        edges { node { status team { databaseId members { user { adminProfile { email } } } } members { userName } } } } } }`,
      { search: String(teamId) },
    )
    expect(found).toMatchObject({
      game: {
        participations: {
          edges: expect.arrayContaining([
            {
              node: {
                status: 'Pending',
                team: {
                  databaseId: teamId,
                  members: [{ user: { adminProfile: { email: `${captain.userName}@example.test` } } }],
                },
                members: [{ userName: captain.userName }],
              },
            },
          ]),
        },
      },
    })
  })
})

describe('seeing a participation', () => {
  it('is for its team, monitors and administrators; the token for its registered members', async () => {
    const gameId = await makeGame(admin)
    const { captain, teamId } = await captainWithTeam()
    const mate = await signIn(test)
    await invite(captain, teamId, [mate])
    await join(captain, gameId, { teamId })
    const { id } = await only(gameId)
    const { participation } = await captain.query<{ participation: { id: string } }>(
      `{ participation: participationByDatabaseId(databaseId: ${id}) { id } }`,
    )
    const see = async (actor: Actor) => {
      const { node } = await actor.query<{ node: { token: string | null } | null }>(
        'query ($id: ID!) { node(id: $id) { ... on Participation { token team { name } solvedChallengeIds } } }',
        { id: participation.id },
      )
      return node && (node.token === null ? 'without token' : 'with token')
    }
    expect(await see(captain)).toBe('with token')
    expect(await see(mate)).toBe('without token')
    expect(await see(await signIn(test, 'Monitor'))).toBe('without token')
    expect(await see(admin)).toBe('with token')
    expect(await see(await signIn(test))).toBe(null)
    expect(await see(test.anonymous())).toBe(null)
  })
})
