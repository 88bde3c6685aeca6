import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ChallengeType, ParticipationStatus } from '../../../prisma/generated/client/enums.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { flagOf, makePlayedGame, type Player } from '../../kit/world/played-game.ts'
import { signIn } from '../../kit/world/factories.ts'

// The rules for cheats, one test per rule. Every submission goes through both APIs.

let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
})

afterEach(() => {
  test.services.clock.offsetMs = 0
})

afterAll(() => test.dispose())

type ChallengeKey = { gameId: number; challengeId: number }

/** Three teams and a dynamic challenge. The first two have opened it and have the flag `own{<participation>}`. */
async function makeGame({ type = 'DynamicContainer' as ChallengeType, practiceMode = true } = {}) {
  const { gameId, challengeIds, players } = await makePlayedGame(test, {
    teams: 3,
    challenges: 2,
    practiceMode,
  })
  const [challengeId = 0, otherId = 0] = challengeIds
  const [owner, thief, third] = players
  if (!owner || !thief || !third) throw new Error('not three teams')
  const { db } = test.services
  await db.challenge.update({ where: { id: challengeId }, data: { type } })
  const give = async ({ participationId }: Player, flag: string, to = challengeId) => {
    const row = await db.flag.create({ data: { challengeId: to, flag, isOccupied: true } })
    await db.assignment.create({
      data: { challengeId: to, participationId, gameId, isAssigned: true, flagId: row.id },
    })
    return row.id
  }
  const flagId = await give(owner, ownFlag(owner))
  await give(thief, ownFlag(thief))
  return { gameId, challengeId, otherId, owner, thief, third, give, flagId }
}

function ownFlag({ participationId }: Player): string {
  return `own{${participationId}}`
}

/** Submits the same flag through both APIs and returns the ids of the submissions. */
async function send(
  player: Player,
  { gameId, challengeId }: ChallengeKey,
  flag: string,
): Promise<[number, number]> {
  const rest = await player.actor.rest('POST', `/api/game/${gameId}/challenges/${challengeId}`, { flag })
  if (rest.status !== 200) throw new Error(`the answer was refused: ${rest.text}`)
  const { submission } = await player.actor.mutate<{ submission: { databaseId: number } }>(
    'submitFlag',
    { gameId, challengeId, flag },
    'submission { databaseId }',
  )
  return [Number(rest.body), submission.databaseId]
}

/** The result of the submission. Fails unless both APIs return the same. */
async function judged(player: Player, key: ChallengeKey, flag: string) {
  const ids = await send(player, key, flag)
  const rows = await Promise.all(
    ids.map((id) =>
      test.services.db.submission.findUniqueOrThrow({ where: { id }, include: { cheats: true } }),
    ),
  )
  const [rest, graphql] = rows.map(({ status, cheats: [cheat] }) => ({
    status,
    source: cheat?.sourceParticipationId ?? null,
    submitter: cheat?.submitParticipationId ?? null,
  }))
  expect(graphql).toEqual(rest)
  return rest
}

const wrong = { status: 'WrongAnswer', source: null, submitter: null }
const right = { status: 'Accepted', source: null, submitter: null }
const caught = (thief: Player, owner: Player) => ({
  status: 'CheatDetected',
  source: owner.participationId,
  submitter: thief.participationId,
})

describe('a submission counts as', () => {
  it.each(['DynamicContainer', 'DynamicAttachment'] as const)(
    'another team’s flag of a %s challenge, exactly as it is, blanks around it aside',
    async (type) => {
      const game = await makeGame({ type })
      const { owner, thief, third } = game
      expect(await judged(thief, game, ` ${ownFlag(owner)} `)).toEqual(caught(thief, owner))
      expect(await judged(thief, game, ownFlag(owner).toUpperCase())).toEqual(wrong)
      expect(await judged(thief, game, `${ownFlag(owner)}x`)).toEqual(wrong)
      // The submitting team need not have opened the challenge.
      expect(await judged(third, game, ownFlag(thief))).toEqual(caught(third, thief))
    },
  )

  it('no cheat if it is correct, even if the flag was also assigned to another team', async () => {
    const game = await makeGame()
    const { thief, third, give } = game
    await give(third, ownFlag(thief))
    expect(await judged(third, game, ownFlag(thief))).toEqual(right)
    expect(await judged(thief, game, ownFlag(thief))).toEqual(right)
  })

  it('one cheat for a flag that two teams were given: the first of them', async () => {
    const game = await makeGame()
    const { owner, thief, third, give } = game
    await give(third, ownFlag(owner))
    expect(await judged(thief, game, ownFlag(owner))).toEqual(caught(thief, owner))
  })

  it('one cheat for the lower participation, also where the higher one was given the flag first', async () => {
    const game = await makeGame()
    const { owner, thief, third, give } = game
    await give(third, 'shared{flag}')
    await test.services.db.assignment.update({
      where: {
        challengeId_participationId: {
          challengeId: game.challengeId,
          participationId: owner.participationId,
        },
      },
      data: {
        flagId: await test.services.db.flag
          .create({
            data: { challengeId: game.challengeId, flag: 'shared{flag}', isOccupied: true },
          })
          .then(({ id }) => id),
      },
    })
    expect(owner.participationId).toBeLessThan(third.participationId)
    expect(await judged(thief, game, 'shared{flag}')).toEqual(caught(thief, owner))
  })

  it('no cheat for a flag of another challenge or game, an unassigned flag, a static flag or a deleted one', async () => {
    const game = await makeGame()
    const other = await makeGame()
    const { gameId, challengeId, otherId, owner, thief, give, flagId } = game
    const { db } = test.services
    await db.challenge.update({ where: { id: otherId }, data: { type: 'DynamicAttachment' } })
    await give(owner, 'elsewhere', otherId)
    expect(await judged(thief, game, 'elsewhere')).toEqual(wrong)
    expect(await judged(thief, game, ownFlag(other.owner))).toEqual(wrong)
    await db.flag.create({ data: { challengeId, flag: 'in the pool' } })
    expect(await judged(thief, game, 'in the pool')).toEqual(wrong)
    // A flag shared by all teams is correct for its challenge, and is no cheat for another one.
    await db.challenge.update({ where: { id: otherId }, data: { type: 'StaticAttachment' } })
    expect(await judged(thief, { gameId, challengeId: otherId }, flagOf(otherId))).toEqual(right)
    expect(await judged(thief, game, flagOf(otherId))).toEqual(wrong)
    expect(await judged(thief, { gameId, challengeId: otherId }, ownFlag(owner))).toEqual(wrong)
    await db.flag.delete({ where: { id: flagId } })
    expect(await judged(thief, game, ownFlag(owner))).toEqual(wrong)
    // The flag's owner cannot solve the challenge any more and gets no other flag.
    expect(await judged(owner, game, ownFlag(owner))).toEqual(wrong)
    await db.flag.create({ data: { challengeId, flag: 'late' } })
    expect((await owner.actor.rest('GET', `/api/game/${gameId}/challenges/${challengeId}`)).status).toBe(200)
    expect(await judged(owner, game, 'late')).toEqual(wrong)
  })

  it.each(['Pending', 'Rejected', 'Suspended'] satisfies ParticipationStatus[])(
    'whatever became of the owner: %s',
    async (status) => {
      const game = await makeGame()
      const { owner, thief } = game
      await test.services.db.participation.update({ where: { id: owner.participationId }, data: { status } })
      expect(await judged(thief, game, ownFlag(owner))).toEqual(caught(thief, owner))
    },
  )

  it('a cheat after the end as well, in practice mode', async () => {
    const game = await makeGame()
    test.services.clock.offsetMs = 2 * 3_600_000
    expect(await judged(game.thief, game, ownFlag(game.owner))).toEqual(caught(game.thief, game.owner))
  })

  it('no cheat once the owner’s participation is deleted', async () => {
    const game = await makeGame()
    const { owner, thief } = game
    await test.services.db.participation.delete({ where: { id: owner.participationId } })
    expect(await judged(thief, game, ownFlag(owner))).toEqual(wrong)
  })
})

describe('a cheat', () => {
  it('causes a row, a status, two events and a log line; the team can continue to play', async () => {
    const game = await makeGame()
    const { gameId, challengeId, owner, thief } = game
    const { db } = test.services
    const ids = await send(thief, game, ownFlag(owner))
    const cheats = await db.cheat.findMany({ where: { gameId }, orderBy: { submissionId: 'asc' } })
    expect(cheats).toMatchObject(
      ids.map((submissionId) => ({
        submissionId,
        submitParticipationId: thief.participationId,
        sourceParticipationId: owner.participationId,
      })),
    )
    const { title } = await db.challenge.findUniqueOrThrow({ where: { id: challengeId } })
    const nameOf = async ({ teamId }: Player) =>
      (await db.team.findUniqueOrThrow({ where: { id: teamId } })).name
    const events = await db.gameEvent.findMany({ where: { gameId }, orderBy: { id: 'asc' } })
    const submitted = ['FlagSubmit', ['WrongAnswer', ownFlag(owner), title, `${challengeId}`], thief.userId]
    const told = ['CheatDetected', [title, await nameOf(thief), await nameOf(owner)], thief.userId]
    expect(events.map(({ type, values, userId }) => [type, values, userId])).toEqual(
      ids.flatMap(() => [submitted, told]),
    )
    await test.services.logs.flush()
    const lines = await db.log.findMany({ where: { userName: thief.userName, level: 'Information' } })
    const sent = `sent the flag of ${await nameOf(owner)}: `
    expect(lines.filter(({ message }) => message.startsWith(sent))).toHaveLength(2)

    expect(await judged(thief, game, ownFlag(thief))).toEqual(right)
    expect(await db.participation.findUniqueOrThrow({ where: { id: thief.participationId } })).toMatchObject({
      status: 'Accepted',
    })
    const board = await test.services.scoreboards.get(gameId, 'public')
    expect(board?.rows[0]).toMatchObject({ score: 1050 })
    expect(await db.submission.count({ where: { gameId, status: 'CheatDetected' } })).toBe(2)
  })

  it('is visible only to monitors', async () => {
    const game = await makeGame()
    const { gameId, challengeId, owner, thief } = game
    const [id, otherId] = await send(thief, game, ownFlag(owner))
    for (const submissionId of [id, otherId]) {
      const path = `/api/game/${gameId}/challenges/${challengeId}/status/${submissionId}`
      expect((await thief.actor.rest('GET', path)).text).toBe('"WrongAnswer"')
    }
    const document = `query ($g: Int!) { game: gameByDatabaseId(databaseId: $g) { submissions(first: 10) { edges { node { status } } } } }`
    const own = await thief.actor.graphql(document, { g: gameId })
    expect(JSON.stringify(own)).not.toContain('Cheat')
    const monitor = await signIn(test, 'Monitor')
    const seen = await monitor.query<{ game: { submissions: { edges: { node: object }[] } } }>(document, {
      g: gameId,
    })
    expect(seen.game.submissions.edges.map(({ node }) => node)).toEqual([
      { status: 'CheatDetected' },
      { status: 'CheatDetected' },
    ])
    expect((await monitor.rest('GET', `/api/game/${gameId}/submissions`)).body).toMatchObject([
      { status: 'CheatDetected', answer: ownFlag(owner) },
      { status: 'CheatDetected' },
    ])
    expect((await monitor.rest('GET', `/api/game/${gameId}/submissions?type=WrongAnswer`)).body).toEqual([])
    const events = (await monitor.rest('GET', `/api/game/${gameId}/events`)).body as { type: string }[]
    expect(events.map(({ type }) => type).toSorted()).toEqual([
      'CheatDetected',
      'CheatDetected',
      'FlagSubmit',
      'FlagSubmit',
    ])
    expect((await thief.actor.rest('GET', `/api/game/${gameId}/events`)).status).toBe(403)
  })
})
