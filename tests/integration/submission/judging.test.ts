import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { flagOf, makePlayedGame, submit, type PlayedGame, type Player } from '../../kit/world/played-game.ts'
import { signIn } from '../../kit/world/factories.ts'
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

/** Each team has a flag of its own for the challenge: `own{7}` is that of participation 7. */
async function giveOwnFlags({
  gameId,
  challengeId,
  players,
}: Pick<PlayedGame, 'gameId' | 'players'> & { challengeId: number }) {
  const { db } = test.services
  await db.challenge.update({ where: { id: challengeId }, data: { type: 'DynamicContainer' } })
  await db.flag.deleteMany({ where: { challengeId } })
  for (const { participationId } of players) {
    const flag = await db.flag.create({
      data: { challengeId, flag: `own{${participationId}}`, isOccupied: true },
    })
    await db.assignment.create({
      data: { challengeId, participationId, gameId, isAssigned: true, flagId: flag.id },
    })
  }
}

describe('judging', () => {
  it('looks at the time again: nothing is stored once the game is over', async () => {
    const { gameId, challengeId, player } = await makeGame({ practiceMode: false })
    test.services.clock.offsetMs = 7_200_000
    const { teamId, participationId, userId, userName } = player
    const verdict = await test.services.judge.judge({
      gameId,
      challengeId,
      teamId,
      participationId,
      userId,
      userName,
      answer: flagOf(challengeId),
      ip: '203.0.113.5',
    })
    expect(verdict).toMatchObject({ refusal: 'GameEnded', submissionId: null })
    expect(await test.services.db.submission.count({ where: { gameId } })).toBe(0)
  })

  it('counts an answer for the team that the player plays for now', async () => {
    const { gameId, challengeId, player, players } = await makeGame()
    const other = players[1]
    if (!other) throw new Error('the game has one team')
    const { db } = test.services
    await submit(player, { gameId, challengeId, flag: 'flag{wrong}' })
    const key = { gameId_userId: { gameId, userId: player.userId } }
    const { participationId, teamId } = other
    await db.participationMember.update({ where: key, data: { participationId, teamId } })
    const id = await submit(player, { gameId, challengeId, flag: flagOf(challengeId) })
    expect(await db.solve.findMany({ where: { gameId } })).toMatchObject([
      { submissionId: id, participationId },
    ])
    await db.participationMember.delete({ where: key })
    const place = `/api/game/${gameId}/challenges/${challengeId}`
    const refused = await player.actor.rest('POST', place, { flag: flagOf(challengeId) })
    expect(refused).toMatchObject({ status: 400, body: { code: 'PARTICIPATION_NOT_JOINED' } })
    expect(await db.submission.count({ where: { gameId } })).toBe(2)
  })

  it('lets practise after the end without counting', async () => {
    const { gameId, challengeId, player, players } = await makeGame()
    test.services.clock.offsetMs = 7_200_000
    await submit(player, { gameId, challengeId, flag: flagOf(challengeId) })
    const { db } = test.services
    expect(await db.submission.findFirstOrThrow({ where: { gameId } })).toMatchObject({
      status: 'Accepted',
      type: 'Normal',
    })
    expect(await db.solve.count({ where: { gameId } })).toBe(1)
    expect(await db.gameNotice.count({ where: { gameId } })).toBe(0)
    expect(await db.boardChange.count({ where: { gameId } })).toBe(0)
    // The clock goes back. A solve still never gets a time before an earlier one.
    test.services.clock.offsetMs = 0
    const [, second] = players
    if (!second) throw new Error('no player')
    await submit(second, { gameId, challengeId, flag: flagOf(challengeId) })
    const times = await db.solve.findMany({ where: { gameId }, orderBy: { submissionId: 'asc' } })
    expect(times[1]?.solvedAt).toEqual(times[0]?.solvedAt)
  })

  it('detects another team’s flag, and notifies only monitors', async () => {
    const { gameId, challengeId, players } = await makeGame()
    const { db } = test.services
    await giveOwnFlags({ gameId, challengeId, players })
    const [thief, owner] = players
    if (!thief || !owner) throw new Error('no players')
    const id = await submit(thief, { gameId, challengeId, flag: `own{${owner.participationId}}` })
    expect(await db.cheat.findUniqueOrThrow({ where: { submissionId: id } })).toMatchObject({
      gameId,
      submitParticipationId: thief.participationId,
      sourceParticipationId: owner.participationId,
    })
    const polled = await thief.actor.rest('GET', `/api/game/${gameId}/challenges/${challengeId}/status/${id}`)
    expect(polled.text).toBe('"WrongAnswer"')
    const again = await thief.actor.mutate(
      'submitFlag',
      { gameId, challengeId, flag: `own{${owner.participationId}}` },
      'submission { status type }',
    )
    expect(again).toMatchObject({ submission: { status: 'WrongAnswer', type: 'Unaccepted' } })
    const monitor = await signIn(test, 'Monitor')
    const list = await monitor.rest('GET', `/api/game/${gameId}/submissions?type=cheatdetected`)
    expect(list.body).toMatchObject([
      { status: 'CheatDetected', user: thief.userName },
      { status: 'CheatDetected' },
    ])
    const event = await db.gameEvent.findFirstOrThrow({ where: { gameId, type: 'CheatDetected' } })
    const names = await db.team.findMany({ where: { id: { in: [thief.teamId, owner.teamId] } } })
    const nameOf = (teamId: number) => names.find((team) => team.id === teamId)?.name
    expect(event.values.slice(1)).toEqual([nameOf(thief.teamId), nameOf(owner.teamId)])
    expect(
      await submit(owner, { gameId, challengeId, flag: `own{${owner.participationId}}` }),
    ).toBeGreaterThan(0)
    expect(await db.solve.count({ where: { gameId } })).toBe(1)
  })

  it('detects another team’s flag also after that team has sent it', async () => {
    const { gameId, challengeId, players } = await makeGame()
    await giveOwnFlags({ gameId, challengeId, players })
    const [thief, owner] = players
    if (!thief || !owner) throw new Error('no players')
    const flag = `own{${owner.participationId}}`
    const ids = [
      await submit(owner, { gameId, challengeId, flag }),
      await submit(thief, { gameId, challengeId, flag }),
    ]
    const { db } = test.services
    expect(await db.solve.findMany({ where: { gameId } })).toMatchObject([{ submissionId: ids[0] }])
    expect(await db.cheat.findMany({ where: { gameId } })).toMatchObject([
      { submissionId: ids[1], sourceParticipationId: owner.participationId },
    ])
  })

  it('refuses a flag that was right before its author deleted it', async () => {
    const { gameId, challengeId, players } = await makeGame()
    const { db } = test.services
    const flag = flagOf(challengeId)
    const [first, second, third] = players
    if (!first || !second || !third) throw new Error('no players')
    await submit(first, { gameId, challengeId, flag })
    await db.flag.deleteMany({ where: { challengeId } })
    await submit(second, { gameId, challengeId, flag })
    await db.flag.create({ data: { challengeId, flag } })
    await submit(third, { gameId, challengeId, flag })
    const rows = await db.submission.findMany({ where: { gameId }, orderBy: { id: 'asc' } })
    expect(rows.map(({ status, type }) => [status, type])).toEqual([
      ['Accepted', 'FirstBlood'],
      ['WrongAnswer', 'Unaccepted'],
      ['Accepted', 'SecondBlood'],
    ])
  })

  it('limits wrong answers per team and challenge, not right ones', async () => {
    const { gameId, challengeId, challengeIds, player } = await makeGame()
    // A client behind a proxy, because loopback is exempt from limits.
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' }
    const send = async (challenge: number | undefined, flag: string) => {
      const address = `/api/game/${gameId}/challenges/${challenge}`
      return (await player.actor.fetch(address, { method: 'POST', headers, body: JSON.stringify({ flag }) }))
        .status
    }
    for (let right = 0; right < 12; right += 1) expect(await send(challengeId, flagOf(challengeId))).toBe(200)
    for (let wrong = 0; wrong < 10; wrong += 1) expect(await send(challengeId, `guess ${wrong}`)).toBe(200)
    expect(await send(challengeId, 'one more')).toBe(429)
    expect(await send(challengeId, flagOf(challengeId))).toBe(429)
    expect(await send(challengeIds[1], 'another challenge')).toBe(200)
  })
})
