import { encodeGlobalID } from '@pothos/plugin-relay'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { collectEvents } from '../../kit/calls/collect-events.ts'
import { followOverSocket } from '../../kit/calls/live.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { editUrl } from '../../kit/world/challenges.ts'
import { submitFrom } from '../../kit/world/cheats.ts'
import { signIn } from '../../kit/world/factories.ts'
import { flagOf, makePlayedGame, submit, type Player } from '../../kit/world/played-game.ts'

let test: TestApp
let admin: Actor
let monitor: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
  monitor = await signIn(test, 'Monitor')
})

afterAll(() => test.dispose())

async function makeBaitGame(flags: object[] = [{ flag: 'flag{bait}', isBait: true }]) {
  const { gameId, challengeIds, players } = await makePlayedGame(test, { teams: 2, challenges: 1 })
  const [challengeId = 0] = challengeIds
  const [player, other] = players
  if (!player || !other) throw new Error('the game has no players')
  const place = { gameId, challengeId }
  const token = `1:${'A'.repeat(86)}==`
  await test.services.db.participation.updateMany({ where: { gameId }, data: { token } })
  expect(await admin.mutate('createFlags', { ...place, flags })).toMatchObject({
    __typename: 'CreateFlagsPayload',
  })
  return { gameId, challengeId, place, player, other }
}

const cheatsOf = async (gameId: number) => {
  const { game } = await monitor.query<{ game: { cheats: { edges: { node: object }[] } } }>(
    `query ($gameId: Int!) { game: gameByDatabaseId(databaseId: $gameId) { cheats(first: 50) { edges { node {
      isBait submission { databaseId answer status ip } submitTeam { databaseId } sourceTeam { databaseId }
      submitterAddress ownerSolvedAt ownerAddress } } } } }`,
    { gameId },
  )
  return game.cheats.edges.map(({ node }) => node)
}

const verdict = async ({ actor }: Player, place: { gameId: number; challengeId: number }, flag: string) => {
  const selection = `submission { status type points answer ip isAfterFreeze }
    challenge { viewerAttempts { leftCount resumesAt } viewerSubmissions(first: 9) { totalCount edges { node { status } } } }
    participation { status }`
  const answer = await actor.mutate('submitFlag', { ...place, flag }, selection)
  return JSON.parse(JSON.stringify(answer).replaceAll(flag, 'ANSWER')) as object
}

describe('a bait', () => {
  it('alerts monitors with the team, the answer and the address, on all their lists', async () => {
    const { gameId, challengeId, place, player } = await makeBaitGame()
    const live = followOverSocket(
      test.url,
      {
        query: `subscription { cheatDetected(gameId: "${encodeGlobalID('Game', gameId)}") { isBait submission { answer } } }`,
      },
      { headers: { cookie: monitor.cookieHeader } },
    )
    const alerts = collectEvents(live)
    const id = await submitFrom(player, { ...place, flag: 'flag{bait}', address: '198.51.100.9' })
    expect(await cheatsOf(gameId)).toEqual([
      {
        isBait: true,
        submission: { databaseId: id, answer: 'flag{bait}', status: 'CheatDetected', ip: '198.51.100.9' },
        submitTeam: { databaseId: player.participationId },
        sourceTeam: null,
        submitterAddress: '198.51.100.9',
        ownerSolvedAt: null,
        ownerAddress: null,
      },
    ])
    const { game } = await monitor.query<{ game: { events: { edges: { node: object }[] } } }>(
      `{ game: gameByDatabaseId(databaseId: ${gameId}) { events(first: 5, types: [CheatDetected]) { edges { node {
        ... on CheatEvent { challengeTitle ownerTeamName ownerTeam { databaseId } } } } } } }`,
    )
    const { title } = await test.services.db.challenge.findUniqueOrThrow({ where: { id: challengeId } })
    expect(game.events.edges).toEqual([
      { node: { challengeTitle: title, ownerTeamName: null, ownerTeam: null } },
    ])
    const isAlert = (item: Record<string, unknown>) => 'cheatDetected' in item
    await alerts.once(() => submit(player, { ...place, flag: 'flag{bait}' }), isAlert, 'the alert')
    expect(alerts.all[0]).toEqual({ cheatDetected: { isBait: true, submission: { answer: 'flag{bait}' } } })
    await alerts.stop()
  })

  it('looks like any other wrong answer to its team, whatever it reads', async () => {
    const { gameId, challengeId, place, player, other } = await makeBaitGame([
      { flag: 'flag{bait}', isBait: true },
      { flag: 'bait.*', kind: 'Regex', isBait: true },
    ])
    await admin.mutate('updateChallenge', { ...place, submissionLimit: 5 })
    for (const [baited, wrong] of [
      ['flag{bait}', 'flag{fool}'],
      ['bait me', 'fool me'],
    ] as const) {
      expect(await verdict(player, place, baited)).toEqual(await verdict(other, place, wrong))
    }
    const [bait, plain] = [
      await submit(player, { ...place, flag: 'flag{bait}' }),
      await submit(other, { ...place, flag: 'flag{fool}' }),
    ]
    const address = `/api/game/${gameId}/challenges/${challengeId}`
    const faces = (id: number) => [
      `${address}/status/${id}`,
      address,
      `/api/game/${gameId}/details`,
      `/api/game/${gameId}/scoreboard`,
      `/api/game/${gameId}/notices`,
      `/api/game/${gameId}/cheatinfo`,
      `/api/game/${gameId}/events`,
    ]
    for (const [index, face] of faces(bait).entries()) {
      const [mine, theirs] = [
        await player.actor.rest('GET', face),
        await other.actor.rest('GET', faces(plain)[index] ?? ''),
      ]
      expect([face, mine.status]).toEqual([face, theirs.status])
      expect(mine.text).not.toMatch(/bait|cheat/i)
      expect([face, mine.text.length]).toEqual([
        face,
        // Only the rows of the own team may differ, by the length of their names.
        face.endsWith('details') ? mine.text.length : theirs.text.length,
      ])
    }
    const status = await player.actor.rest('GET', `${address}/status/${bait}`)
    expect(status.text).toBe('"WrongAnswer"')
  })

  it('is read as a flag by authors only', async () => {
    const { gameId, challengeId, player } = await makeBaitGame()
    const { game } = await player.actor.query<{ game: { challenge: object } }>(
      `{ game: gameByDatabaseId(databaseId: ${gameId}) { challenge: challengeByDatabaseId(databaseId: ${challengeId}) { flags { flag isBait } } } }`,
    )
    expect(game.challenge).toEqual({ flags: null })
  })

  it('neither enables a challenge, nor is it given to a team, nor does its deletion disable one', async () => {
    const { place, player } = await makeBaitGame()
    const { db } = test.services
    const where = { challengeId: place.challengeId }
    const bait = await db.flag.findFirstOrThrow({ where: { ...where, isBait: true } })
    const right = await db.flag.findFirstOrThrow({ where: { ...where, isBait: false } })
    await admin.mutate('deleteFlag', { ...place, flagId: right.id })
    const { isEnabled } = await db.challenge.findUniqueOrThrow({ where: { id: place.challengeId } })
    expect(isEnabled).toBe(false)
    expect(await admin.mutate('updateChallenge', { ...place, isEnabled: true })).toMatchObject({
      code: 'CHALLENGE_NO_FLAG',
    })
    await db.challenge.update({
      where: { id: place.challengeId },
      data: { isEnabled: true, type: 'DynamicAttachment' },
    })
    const opened = await player.actor.rest('GET', `/api/game/${place.gameId}/challenges/${place.challengeId}`)
    expect(opened.status).toBe(404)
    await admin.mutate('deleteFlag', { ...place, flagId: bait.id })
    expect((await db.challenge.findUniqueOrThrow({ where: { id: place.challengeId } })).isEnabled).toBe(true)
  })
})

describe('over the REST API', () => {
  it('a bait is not listed as a flag, nor as a cheat, and its answer is one of a cheat', async () => {
    const { gameId, challengeId, place, player } = await makeBaitGame()
    const id = await submit(player, { ...place, flag: 'flag{bait}' })
    const { flags } = (await admin.rest('GET', editUrl(gameId, `/${challengeId}`))).body as {
      flags: { flag: string }[]
    }
    expect(flags.map(({ flag }) => flag)).toEqual([flagOf(challengeId)])
    expect((await monitor.rest('GET', `/api/game/${gameId}/cheatinfo`)).body).toEqual([])
    const submissions = (await monitor.rest('GET', `/api/game/${gameId}/submissions`)).body
    expect(submissions).toMatchObject([{ status: 'CheatDetected', answer: 'flag{bait}' }])
    expect(id).toBeGreaterThan(0)
  })
})
