import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { flagOf, makePlayedGame, submit, type PlayedGame, type Player } from '../../kit/world/played-game.ts'
import { signIn } from '../../kit/world/factories.ts'
import { recordStatements } from '../../kit/server/statements.ts'

let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
})

afterEach(() => {
  test.services.clock.offsetMs = 0
})

afterAll(() => test.dispose())

type Options = Parameters<typeof makePlayedGame>[1]

async function makeGame(
  options: Partial<Options> = {},
): Promise<PlayedGame & { player: Player; challengeId: number }> {
  const played = await makePlayedGame(test, { teams: 3, challenges: 2, ...options })
  const [player] = played.players
  const [challengeId] = played.challengeIds
  if (!player || challengeId === undefined) throw new Error('an empty game')
  return { ...played, player, challengeId }
}

/** Submits through each API. Returns the REST status or code and the GraphQL type or code. */
async function both(
  { gameId, challengeId, player }: { gameId: number; challengeId: number; player: Player },
  flag: unknown,
) {
  const rest = await player.actor.rest('POST', `/api/game/${gameId}/challenges/${challengeId}`, { flag })
  const graphql = await player.actor.mutate('submitFlag', { gameId, challengeId, flag })
  return { rest, graphql }
}

describe('submitting', () => {
  it('answers with the id, and the first poll is final', async () => {
    const { gameId, challengeId, player } = await makeGame()
    const id = await submit(player, { gameId, challengeId, flag: `  ${flagOf(challengeId)}  ` })
    const address = `/api/game/${gameId}/challenges/${challengeId}/status/${id}`
    expect(await player.actor.rest('GET', address)).toMatchObject({ status: 200, text: '"Accepted"' })
    const wrong = await submit(player, { gameId, challengeId, flag: flagOf(challengeId).toUpperCase() })
    const polled = await player.actor.rest('GET', address.replace(/\d+$/, String(wrong)))
    expect(polled.text).toBe('"WrongAnswer"')
  })

  it('leaves a line of the log for each answer, without the answer', async () => {
    const { gameId, challengeId, player } = await makeGame()
    const right = await submit(player, { gameId, challengeId, flag: flagOf(challengeId) })
    const wrong = await submit(player, { gameId, challengeId, flag: 'flag{told_to_nobody}' })
    await test.services.logs.flush()
    const { db } = test.services
    const { title } = await db.challenge.findUniqueOrThrow({ where: { id: challengeId } })
    const { participation } = await db.submission.findUniqueOrThrow({
      where: { id: right },
      include: { participation: { include: { team: true } } },
    })
    const { team } = participation
    const about = `${team.name} for ${title}`
    const admin = await signIn(test, 'Admin')
    const { body } = await admin.rest('GET', '/api/admin/logs?level=Information&count=20')
    const lines = (body as { msg: string; status: string }[]).filter(({ msg }) => msg.includes(about))
    expect(lines.map(({ msg, status }) => ({ msg, status }))).toEqual([
      { msg: `sent a wrong flag: ${about} (submission ${wrong})`, status: 'Failed' },
      { msg: `sent the right flag: ${about} (submission ${right})`, status: 'Success' },
    ])
  })

  it('shows a status only to the submitter, under its game and challenge', async () => {
    const { gameId, challengeId, challengeIds, players, player } = await makeGame()
    const id = await submit(player, { gameId, challengeId, flag: 'nothing' })
    const other = players[1]?.actor
    const addresses = [
      [other, `/api/game/${gameId}/challenges/${challengeId}/status/${id}`],
      [player.actor, `/api/game/${gameId}/challenges/${challengeIds[1]}/status/${id}`],
      [player.actor, `/api/game/${gameId + 1000}/challenges/${challengeId}/status/${id}`],
    ] as const
    for (const [actor, address] of addresses) expect((await actor?.rest('GET', address))?.status).toBe(404)
  })

  it('leads to the challenge: monitors always, players while they see it, in one query for all', async () => {
    const { gameId, challengeId, challengeIds, player } = await makeGame()
    const other = challengeIds[1] ?? 0
    for (const id of [challengeId, other, challengeId])
      await submit(player, { gameId, challengeId: id, flag: 'nothing' })
    const monitor = await signIn(test, 'Monitor')
    const list = (first: number) =>
      monitor.query<{ game: { submissions: { edges: { node: { challenge: object | null } }[] } } }>(
        `{ game: gameByDatabaseId(databaseId: ${gameId}) { submissions(first: ${first}) { edges { node { challenge { databaseId title } } } } } }`,
      )
    const count = async (first: number) => {
      const statements = recordStatements()
      await list(first)
      statements.stop()
      return statements.all.filter((text) => text.includes('"submission"') || text.includes('"challenge"'))
        .length
    }
    const own = (challenge: number) =>
      player.actor.query<{
        node: { viewerSubmissions: { edges: { node: { challenge: object | null } }[] } } | null
      }>(
        `query ($id: ID!) { node(id: $id) { ... on Challenge { viewerSubmissions { edges { node { challenge { databaseId } } } } } } }`,
        { id: Buffer.from(`Challenge:${challenge}`).toString('base64') },
      )
    expect((await own(other)).node?.viewerSubmissions.edges).toEqual([
      { node: { challenge: { databaseId: other } } },
    ])
    const submissionId = await submit(player, { gameId, challengeId: other, flag: 'nothing' })
    await test.services.db.challenge.update({ where: { id: other }, data: { isEnabled: false } })
    const { node } = await player.actor.query<{ node: object }>(
      `query ($id: ID!) { node(id: $id) { ... on Submission { challengeTitle challenge { databaseId } } } }`,
      { id: Buffer.from(`Submission:${submissionId}`).toString('base64') },
    )
    expect(node).toEqual({ challengeTitle: 'Challenge 2', challenge: null })
    const { game } = await list(10)
    expect(game.submissions.edges.map((edge) => edge.node.challenge)).toEqual(
      [other, challengeId, other, challengeId].map((id) => ({
        databaseId: id,
        title: `Challenge ${id === other ? 2 : 1}`,
      })),
    )
    expect(await count(4)).toBe(await count(1))
  })

  it('shows a submission to the team’s registered members, not to its other members', async () => {
    const { gameId, challengeId, player } = await makeGame()
    const id = await submit(player, { gameId, challengeId, flag: 'nothing' })
    const monitor = await signIn(test, 'Monitor')
    const { submissions } = await monitor
      .query<{ game: { submissions: { edges: { node: { id: string; databaseId: number } }[] } } }>(
        `{ game: gameByDatabaseId(databaseId: ${gameId}) { submissions(first: 10) { edges { node { id databaseId } } } } }`,
      )
      .then(({ game }) => game)
    const node = submissions.edges.find((edge) => edge.node.databaseId === id)?.node.id
    const [registered, teammate] = [await signIn(test), await signIn(test)]
    const { teamId, participationId } = player
    for (const { userId } of [registered, teammate])
      await test.services.db.teamMember.create({ data: { teamId, userId } })
    await test.services.db.participationMember.create({
      data: { gameId, teamId, participationId, userId: registered.userId },
    })
    const seenBy = async (actor: Actor) => (await actor.graphql(`{ node(id: "${node}") { id } }`)).data
    expect(await seenBy(registered)).toEqual({ node: { id: node } })
    expect(await seenBy(teammate)).toEqual({ node: null })
  })

  it('gives the parts of the payload over GraphQL', async () => {
    const { gameId, challengeId, player } = await makeGame()
    const payload = await player.actor.mutate(
      'submitFlag',
      { gameId, challengeId, flag: flagOf(challengeId) },
      `submission { status type points answer userName teamName challengeTitle } challenge { databaseId isSolved score }`,
    )
    expect(payload).toMatchObject({
      submission: { status: 'Accepted', type: 'FirstBlood', points: 1050, userName: player.userName },
      challenge: { databaseId: challengeId, isSolved: true, score: 1000 },
    })
  })

  it('records the answer, and a notice where it is a blood', async () => {
    const { gameId, challengeId, player } = await makeGame()
    await submit(player, { gameId, challengeId, flag: 'close' })
    await submit(player, { gameId, challengeId, flag: flagOf(challengeId) })
    const { db } = test.services
    const { title } = await db.challenge.findUniqueOrThrow({ where: { id: challengeId } })
    const team = await db.team.findUniqueOrThrow({ where: { id: player.teamId } })
    const events = await db.gameEvent.findMany({ where: { gameId }, orderBy: { id: 'asc' } })
    expect(events.map(({ type, values, userId }) => [type, values, userId])).toEqual([
      ['FlagSubmit', ['WrongAnswer', 'close', title, String(challengeId)], player.userId],
      ['FlagSubmit', ['Accepted', flagOf(challengeId), title, String(challengeId)], player.userId],
    ])
    const notices = await db.gameNotice.findMany({ where: { gameId } })
    expect(notices.map(({ type, values }) => [type, values])).toEqual([['FirstBlood', [team.name, title]]])
  })

  it('says nothing of bloods where the challenge has none', async () => {
    const { gameId, challengeId, player } = await makeGame()
    await test.services.db.challenge.update({ where: { id: challengeId }, data: { disableBloodBonus: true } })
    const id = await submit(player, { gameId, challengeId, flag: flagOf(challengeId) })
    const { db } = test.services
    expect(await db.submission.findUniqueOrThrow({ where: { id } })).toMatchObject({ type: 'Normal' })
    expect(await db.gameNotice.count({ where: { gameId } })).toBe(0)
  })
})

describe('refusing', () => {
  it.each([[''], ['   '], ['x'.repeat(513)], ['a\0b'], [`${' '.repeat(512)}x`]])(
    '%j is no answer',
    async (flag) => {
      const { rest, graphql } = await both(await makeGame(), flag)
      expect(rest.status).toBe(400)
      expect(graphql).toMatchObject({ __typename: 'InvalidInputError', issues: [{ path: ['flag'] }] })
    },
  )

  it.each([['x'.repeat(128)], [`${' '.repeat(127)}x`]])(
    'answers above the length of the contract over REST, where no flag is as long: %j',
    async (flag) => {
      const { rest, graphql } = await both(await makeGame(), flag)
      expect(rest).toMatchObject({
        status: 400,
        body: { title: 'flag must be at most 127 characters long.' },
      })
      expect(graphql).toMatchObject({ __typename: 'SubmitFlagPayload' })
    },
  )

  it('no answer of the length of the longest flag', async () => {
    const game = await makeGame()
    const { gameId, challengeId, player } = game
    const long = `flag{${'😀'.repeat(61)}}`
    await test.services.db.flag.create({ data: { challengeId, flag: long } })
    expect((await both(game, 'x'.repeat(513))).rest.status).toBe(400)
    const wrong = await submit(player, { gameId, challengeId, flag: 'x'.repeat(512) })
    const right = await submit(player, { gameId, challengeId, flag: long })
    const { db } = test.services
    const rows = await db.submission.findMany({
      where: { id: { in: [wrong, right] } },
      orderBy: { id: 'asc' },
    })
    expect(rows.map(({ answer, status }) => [answer, status])).toEqual([
      ['x'.repeat(512), 'WrongAnswer'],
      [long, 'Accepted'],
    ])
  })

  it('users who are not logged in, not playing or not accepted', async () => {
    const game = await makeGame()
    const stranger = await signIn(test)
    const address = `/api/game/${game.gameId}/challenges/${game.challengeId}`
    expect((await test.anonymous().rest('POST', address, { flag: 'x' })).status).toBe(401)
    const notJoined = await stranger.rest('POST', address, { flag: 'x' })
    expect(notJoined).toMatchObject({ status: 400, body: { status: 400, code: 'PARTICIPATION_NOT_JOINED' } })
    await test.services.db.participation.update({
      where: { id: game.player.participationId },
      data: { status: 'Suspended' },
    })
    const { rest, graphql } = await both(game, 'x')
    expect(rest).toMatchObject({ status: 400, body: { code: 'PARTICIPATION_NOT_ACCEPTED' } })
    expect(graphql).toMatchObject({ __typename: 'ConflictError', code: 'PARTICIPATION_NOT_ACCEPTED' })
  })

  it('challenges that are disabled, unknown or of another game', async () => {
    const game = await makeGame()
    const { challengeId: foreign } = await makeGame()
    await test.services.db.challenge.update({ where: { id: game.challengeId }, data: { isEnabled: false } })
    for (const challengeId of [game.challengeId, foreign, 2147483647]) {
      const { rest, graphql } = await both({ ...game, challengeId }, 'x')
      expect(rest.status).toBe(404)
      expect(graphql).toMatchObject({ __typename: 'NotFoundError', code: 'CHALLENGE_NOT_FOUND' })
    }
    expect(await test.services.db.submission.count({ where: { gameId: game.gameId } })).toBe(0)
  })

  it('before the start, and after the end without practice', async () => {
    const early = await both(await makeGame({ startHours: 0.5 }), 'x')
    expect(early.rest).toMatchObject({ status: 400, body: { status: 400, code: 'GAME_NOT_STARTED' } })
    const late = await both(await makeGame({ endHours: -0.5, practiceMode: false }), 'x')
    expect(late.rest).toMatchObject({ status: 400, body: { status: 10002, code: 'GAME_ENDED' } })
    expect(late.graphql).toMatchObject({ __typename: 'ConflictError', code: 'GAME_ENDED' })
  })
})
