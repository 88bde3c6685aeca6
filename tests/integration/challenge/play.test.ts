import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import {
  codeOf as code,
  editUrl as edit,
  makeChallenge,
  makePlayer,
  uploadFile,
} from '../../kit/world/challenges.ts'
import { signIn, unique } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'

let test: TestApp
let admin: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})

afterAll(() => test.dispose())

const openGame = (changes = {}) => makeGame(admin, { acceptWithoutReview: true, ...changes })

describe('playing', () => {
  const detail = (gameId: number, id: number) => `/api/game/${gameId}/challenges/${id}`

  it('shows a challenge to an accepted team', async () => {
    const gameId = await openGame()
    const player = await makePlayer(test, gameId)
    const hash = await uploadFile(admin, 't.zip')
    const id = await makeChallenge(admin, gameId, {
      title: 'Knots',
      category: 'Crypto',
      flags: ['flag{knot}'],
      changes: { content: 'Tie', hints: ['h'], originalScore: 300 },
    })
    await admin.rest('POST', edit(gameId, `/${id}/attachment`), { attachmentType: 'Local', fileHash: hash })
    const rest = await player.rest('GET', detail(gameId, id))
    expect(rest.body).toEqual({
      id,
      title: 'Knots',
      content: 'Tie',
      category: 'Crypto',
      hints: ['h'],
      score: 300,
      type: 'StaticAttachment',
      context: { closeTime: null, instanceEntry: null, url: `/assets/${hash}/t.zip`, fileSize: 40 },
    })
    const { game } = await player.query<{ game: object }>(
      `query ($g: Int!, $c: Int!) { game: gameByDatabaseId(databaseId: $g) {
        allChallenges { title }
        challenges { databaseId title }
        challenge: challengeByDatabaseId(databaseId: $c) { title content score solvedCount bloods { team { name } } isSolved viewerSolve { points }
          attachment { url fileSize name } isEnabled originalScore minScoreRate decaySolves minScore
          flags { flag } flagTemplate fileName containerImage memoryLimitMib cpuTenths storageLimitMib containerExposePort
          enableTrafficCapture challengeAttachment { hash } } } }`,
      { g: gameId, c: id },
    )
    const hidden = Object.fromEntries(
      [
        'isEnabled',
        'originalScore',
        'minScoreRate',
        'decaySolves',
        'flags',
        'flagTemplate',
        'fileName',
        'containerImage',
        'memoryLimitMib',
        'cpuTenths',
        'storageLimitMib',
        'containerExposePort',
        'enableTrafficCapture',
        'challengeAttachment',
      ].map((name) => [name, null]),
    )
    expect(game).toEqual({
      allChallenges: null,
      challenges: [{ databaseId: id, title: 'Knots' }],
      challenge: {
        ...hidden,
        title: 'Knots',
        content: 'Tie',
        score: 300,
        minScore: 75,
        solvedCount: 0,
        bloods: [],
        isSolved: false,
        viewerSolve: null,
        attachment: { url: `/assets/${hash}/t.zip`, fileSize: 40, name: 't.zip' },
      },
    })
  })

  it('lists only the challenges with or without containers', async () => {
    const gameId = await openGame()
    const player = await makePlayer(test, gameId)
    const file = await makeChallenge(admin, gameId, { title: 'Anchor', flags: ['flag{anchor}'] })
    const changes = { containerImage: 'pier:1', containerExposePort: 80 }
    const made = { title: 'Pier', type: 'StaticContainer', flags: ['flag{pier}'], changes }
    const container = await makeChallenge(admin, gameId, made)
    const { game } = await player.query<{ game: Record<string, { databaseId: number }[]> }>(
      `query ($g: Int!) { game: gameByDatabaseId(databaseId: $g) {
        all: challenges { databaseId }
        no: challenges(hasContainer: false) { databaseId }
        yes: challenges(hasContainer: true) { databaseId } } }`,
      { g: gameId },
    )
    const rows = (...ids: number[]) => ids.map((databaseId) => ({ databaseId }))
    expect(game).toEqual({ all: rows(file, container), no: rows(file), yes: rows(container) })
  })

  it('hides it from everyone else, with the statuses of the contract', async () => {
    const gameId = await openGame({ acceptWithoutReview: false, practiceMode: false })
    const id = await makeChallenge(admin, gameId, { flags: ['x'] })
    const off = await makeChallenge(admin, gameId)
    const player = await makePlayer(test, gameId)
    const stranger = await signIn(test)
    const get = (actor: Actor, challengeId = id) => actor.rest('GET', detail(gameId, challengeId))
    const nodeId = Buffer.from(`Challenge:${id}`).toString('base64')
    const seen = async (actor: Actor) => {
      const data = await actor.query<{
        node: object | null
        game: { challenge: object | null; challenges: object[] }
      }>(
        'query ($g: Int!, $c: Int!, $n: ID!) { node(id: $n) { id } game: gameByDatabaseId(databaseId: $g) { challenge: challengeByDatabaseId(databaseId: $c) { id } challenges { id } } }',
        { g: gameId, c: id, n: nodeId },
      )
      return [data.node !== null, data.game.challenge !== null, data.game.challenges.length]
    }
    const nothing = [false, false, 0]
    const all = [true, true, 1]

    expect((await get(test.anonymous())).status).toBe(401)
    expect((await player.rest('GET', detail(2_000_000_000, id))).status).toBe(404)
    expect(code(await get(stranger))).toEqual([400, 'PARTICIPATION_NOT_JOINED'])
    expect(code(await get(player))).toEqual([400, 'PARTICIPATION_NOT_ACCEPTED'])
    expect(code(await get(admin))).toEqual([400, 'PARTICIPATION_NOT_JOINED'])
    for (const actor of [test.anonymous(), stranger, player]) expect(await seen(actor)).toEqual(nothing)
    expect(await seen(admin)).toEqual(all)

    await test.services.db.participation.updateMany({ where: { gameId }, data: { status: 'Accepted' } })
    expect((await get(player)).status).toBe(200)
    expect(code(await get(player, off))).toEqual([404, 'CHALLENGE_NOT_FOUND'])
    expect((await get(player, 2_000_000_000)).status).toBe(404)
    expect(await seen(player)).toEqual(all)
    expect(await seen(stranger)).toEqual(nothing)

    const hour = 3_600_000
    const times = async (start: number, end: number) =>
      test.services.db.game.update({
        where: { id: gameId },
        data: { start: new Date(start), end: new Date(end) },
      })
    await times(Date.now() + hour, Date.now() + 2 * hour)
    expect(code(await get(player))).toEqual([400, 'GAME_NOT_STARTED'])
    expect(await seen(player)).toEqual(nothing)
    await times(Date.now() - 2 * hour, Date.now() - hour)
    expect((await get(player)).body).toMatchObject({ status: 10002 })
    expect(await seen(player)).toEqual(nothing)
    await test.services.db.game.update({ where: { id: gameId }, data: { practiceMode: true } })
    expect((await get(player)).status).toBe(200)
    expect(await seen(player)).toEqual(all)
    await test.services.db.challenge.update({ where: { id }, data: { isEnabled: false } })
    expect(await seen(player)).toEqual(nothing)
    expect(await seen(admin)).toEqual([true, true, 0])
  })

  it('assigns each team its own attachment, also at the same time', async () => {
    const gameId = await openGame()
    const id = await makeChallenge(admin, gameId, {
      type: 'DynamicAttachment',
      changes: { fileName: 'box.zip' },
    })
    const hashes = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => uploadFile(admin, name)))
    await admin.rest(
      'POST',
      edit(gameId, `/${id}/flags`),
      hashes.map((fileHash, index) => ({ flag: `f${index}`, attachmentType: 'Local', fileHash })),
    )
    await admin.rest('PUT', edit(gameId, `/${id}`), { isEnabled: true })
    const players = await Promise.all(Array.from({ length: 6 }, () => makePlayer(test, gameId)))
    const answers = await Promise.all(
      [...players, ...players].map((player) => player.rest('GET', detail(gameId, id))),
    )
    const given = answers.map(({ body }) => (body as { context?: { url: string } }).context?.url ?? null)
    expect(given.slice(0, 6)).toEqual(given.slice(6))
    expect(new Set(given)).toEqual(new Set([...hashes.map((hash) => `/assets/${hash}/box.zip`), null]))
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(2)
    expect(await test.services.db.flag.count({ where: { challengeId: id, isOccupied: true } })).toBe(5)

    // A team that opens the challenge again, also through the other API, gets the same file. Others cannot see it.
    const lucky = players[given.findIndex((url) => url !== null)]
    const look =
      'query ($g: Int!, $c: Int!) { game: gameByDatabaseId(databaseId: $g) { challenge: challengeByDatabaseId(databaseId: $c) { attachment { url name } flags { flag } } } }'
    const own = await lucky?.query<{ game: { challenge: { attachment: { url: string }; flags: null } } }>(
      look,
      { g: gameId, c: id },
    )
    expect(own?.game.challenge.attachment).toEqual({
      url: given.find((url) => url !== null),
      name: 'box.zip',
    })
    expect(own?.game.challenge.flags).toBeNull()
    const without = players[given.slice(0, 6).indexOf(null)]
    expect(await without?.graphql(look, { g: gameId, c: id })).toMatchObject({
      data: { game: { challenge: { attachment: null } } },
    })
    const opened = await without?.mutate('openChallenge', { gameId, challengeId: id })
    expect(opened).toMatchObject({ code: 'CHALLENGE_ATTACHMENTS_GONE' })

    await admin.rest('POST', edit(gameId, `/${id}/flags`), [
      { flag: 'late', attachmentType: 'Remote', remoteUrl: 'https://x.example/f' },
    ])
    const late = await players[given.slice(0, 6).indexOf(null)]?.rest('GET', detail(gameId, id))
    expect(late?.body).toMatchObject({ context: { url: 'https://x.example/f', fileSize: null } })
    const holders = await admin.query<{
      game: { allChallenges: { flags: { holderTeamName: string | null }[] }[] }
    }>(
      'query ($g: Int!) { game: gameByDatabaseId(databaseId: $g) { allChallenges { flags { holderTeamName } } } }',
      { g: gameId },
    )
    expect(
      new Set(holders.game.allChallenges[0]?.flags.map(({ holderTeamName }) => holderTeamName)).size,
    ).toBe(6)
  })

  it('generates one flag per team from the template, also for simultaneous requests', async () => {
    const gameId = await openGame()
    const id = await makeChallenge(admin, gameId, {
      type: 'DynamicContainer',
      changes: { flagTemplate: 'flag{hello_[TEAM_HASH]}', isEnabled: true },
    })
    const players = [await makePlayer(test, gameId), await makePlayer(test, gameId)]
    const answers = await Promise.all(
      players.flatMap((player) => Array.from({ length: 5 }, () => player.rest('GET', detail(gameId, id)))),
    )
    for (const answer of answers) {
      expect(answer.status).toBe(200)
      expect(answer.text).not.toContain('flag{')
    }
    const flags = await test.services.db.flag.findMany({ where: { challengeId: id } })
    expect(flags).toHaveLength(2)
    for (const { flag } of flags) expect(flag).toMatch(/^flag\{hello_[0-9a-f]{12}\}$/)
    expect(new Set(flags.map(({ flag }) => flag)).size).toBe(2)
    expect((await admin.rest('GET', edit(gameId, `/${id}`))).body).toMatchObject({ flags: [] })
  })

  it('shows the score, solves and bloods of the board', async () => {
    const gameId = await openGame()
    const id = await makeChallenge(admin, gameId, { flags: ['flag{x}'] })
    const teams = await Promise.all([makePlayer(test, gameId), makePlayer(test, gameId)])
    for (const [index, player] of teams.entries()) {
      const participation = await test.services.db.participation.findFirstOrThrow({
        where: { teamId: player.teamId },
      })
      const moved = await test.services.db.$transaction(async (tx) => {
        const at = new Date(Date.now() - 1000 + index)
        const row = { gameId, challengeId: id, participationId: participation.id }
        const submission = await tx.submission.create({
          data: {
            ...row,
            answer: 'flag{x}',
            status: 'Accepted',
            type: 'Normal',
            submittedAt: at,
            teamId: player.teamId,
            userId: player.userId,
          },
        })
        await tx.solve.create({ data: { ...row, submissionId: submission.id, solvedAt: at } })
        return test.services.boards.move(tx, [{ gameId, changes: [{ kind: 'solve', ids: [submission.id] }] }])
      })
      test.services.boards.publish(moved)
    }
    const [first] = teams
    const { game } = await first.query<{ game: { challenge: object } }>(
      `query ($g: Int!, $c: Int!) { game: gameByDatabaseId(databaseId: $g) { challenge: challengeByDatabaseId(databaseId: $c) { score solvedCount isSolved
        bloods { team { databaseId } } viewerSolve { type points userName } } } }`,
      { g: gameId, c: id },
    )
    expect(game.challenge).toEqual({
      score: 864,
      solvedCount: 2,
      isSolved: true,
      bloods: teams.map(({ teamId }) => ({ team: { databaseId: teamId } })),
      viewerSolve: { type: 'FirstBlood', points: 907, userName: first.userName },
    })
    expect((await first.rest('GET', detail(gameId, id))).body).toMatchObject({ score: 864 })
    expect((await admin.rest('GET', edit(gameId))).body).toMatchObject([{ score: 864 }])
    await admin.rest('PUT', edit(gameId, `/${id}`), { isEnabled: false, title: unique() })
    expect((await admin.rest('GET', edit(gameId, `/${id}`))).body).toMatchObject({ acceptedCount: 2 })
    expect((await admin.rest('GET', edit(gameId))).body).toMatchObject([{ score: 864 }])
  })
})
