import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startStillApp } from '../../kit/server/still-clock.ts'
import type { TestApp } from '../../kit/server/app.ts'
import { tokenOf } from '../../kit/visibility/shown-world.ts'
import { signIn } from '../../kit/world/factories.ts'
import { flagOf, makePlayedGame, submit, type PlayedGame } from '../../kit/world/played-game.ts'

const hourMs = 3_600_000
const start = new Date('2030-01-01T00:00:00.000Z')
const freezeAt = new Date(start.getTime() + 2 * hourMs)
const end = new Date(start.getTime() + 3 * hourMs)

let test: TestApp
let setTime: (time: Date) => Promise<void>
let admin: Awaited<ReturnType<typeof signIn>>

beforeAll(async () => {
  ;({ test, setTime } = await startStillApp())
  admin = await signIn(test, 'Admin')
})
afterAll(() => test.dispose())

const at = (time: Date, offsetMs = 0) => setTime(new Date(time.getTime() + offsetMs))

async function makeGame(freeze: Date | null = null) {
  await at(start, 1)
  const played = await makePlayedGame(test, { teams: 2, challenges: 1 })
  const { gameId } = played
  await test.services.db.game.update({ where: { id: gameId }, data: { start, end, freezeAt: freeze } })
  await test.services.db.challenge.updateMany({ where: { gameId }, data: { minScoreRate: 1 } })
  return { ...played, ...pairOf(played), challengeId: played.challengeIds[0] ?? 0 }
}

function pairOf({ players: [one, two] }: PlayedGame) {
  if (!one || !two) throw new Error('two players')
  return { one, two }
}

type Given = { gameId: number; teamId: number; points: number; reason?: string; idempotencyKey?: string }

async function give(input: Given, actor: Actor = admin) {
  const selection = 'award { databaseId points tokenName givenBy { userName } }'
  return actor.mutate<{ award: { databaseId: number; tokenName: string | null } }>(
    'giveAward',
    { reason: 'King of the hill', ...input },
    selection,
  )
}

type Item = { id: number; rank: number; score: number; lastSubmissionTime: number; solvedCount: number }
type Board = { items: Item[]; timeLines: Record<'all', { id: number; items: object[] }[]> }

async function boardFor(actor: Actor, gameId: number) {
  const { body, headers } = await actor.rest('GET', `/api/game/${gameId}/scoreboard`)
  return { ...(body as Board), tag: headers.get('etag') }
}

async function scoresFor(actor: Actor, gameId: number) {
  const { items } = await boardFor(actor, gameId)
  return items.map(({ id, score }) => [id, score])
}

describe('an award', () => {
  it('is part of the score, the ties and the timeline, and not of the solves', async () => {
    const { gameId, challengeId, one, two } = await makeGame()
    await at(start, 1000)
    await submit(one, { gameId, challengeId, flag: flagOf(challengeId) })
    await at(start, 2000)
    await give({ gameId, teamId: two.teamId, points: 1050 })
    const { items, timeLines } = await boardFor(test.anonymous(), gameId)
    // Both have 1050 points: the first blood gives 5 %. The score of the first team changed earlier.
    expect(items).toMatchObject([
      { id: one.teamId, score: 1050, rank: 1, lastSubmissionTime: start.getTime() + 1000 },
      { id: two.teamId, score: 1050, rank: 2, lastSubmissionTime: -62_135_596_800_000, solvedCount: 0 },
    ])
    expect(timeLines.all[1]?.items).toEqual([{ time: start.getTime() + 2000, score: 1050 }])
    await give({ gameId, teamId: one.teamId, points: -1 })
    expect(await scoresFor(test.anonymous(), gameId)).toEqual([
      [two.teamId, 1050],
      [one.teamId, 1049],
    ])
  })

  it('is listed on the row of its team for everybody', async () => {
    const { gameId, one } = await makeGame()
    await give({ gameId, teamId: one.teamId, points: -30, reason: 'Attack on the platform' })
    const { game } = await test.anonymous().query<{ game: { scoreboard: object } }>(
      `{ game: gameByDatabaseId(databaseId: ${gameId}) { scoreboard { table { adjustments {
        team { databaseId } kind points reason countedAt } } } } }`,
    )
    expect(game.scoreboard).toEqual({
      table: {
        adjustments: [
          {
            team: { databaseId: one.teamId },
            kind: 'Award',
            points: -30,
            reason: 'Attack on the platform',
            countedAt: new Date(start.getTime() + 1).toISOString(),
          },
        ],
      },
    })
  })

  it('never shows a score below 0, but later points add to the real sum', async () => {
    const { gameId, one, two } = await makeGame()
    await give({ gameId, teamId: one.teamId, points: -100 })
    expect(await scoresFor(admin, gameId)).toEqual(
      [
        [two.teamId, 0],
        [one.teamId, 0],
      ].toSorted((a, b) => (a[0] === one.teamId ? -1 : b[0] === one.teamId ? 1 : 0)),
    )
    await give({ gameId, teamId: one.teamId, points: 130 })
    expect((await scoresFor(admin, gameId))[0]).toEqual([one.teamId, 30])
  })

  it('is refused without points, without a reason and for a team that has not joined', async () => {
    const { gameId, one } = await makeGame()
    const other = await makeGame()
    const award = { gameId, teamId: one.teamId, points: 5 }
    expect(await give({ ...award, points: 0 })).toMatchObject({
      issues: [{ path: ['points'], message: expect.stringContaining('0 points') }],
    })
    expect(await give({ ...award, points: 1_000_001 })).toMatchObject({ __typename: 'InvalidInputError' })
    expect(await give({ ...award, reason: ' ' })).toMatchObject({ issues: [{ path: ['reason'] }] })
    expect(await give({ ...award, teamId: other.one.teamId })).toMatchObject({
      code: 'PARTICIPATION_NOT_FOUND',
    })
    expect(await scoresFor(admin, gameId)).toEqual(expect.arrayContaining([[one.teamId, 0]]))
  })

  it('is given by administrators and tokens of the scope author only', async () => {
    const { gameId, one } = await makeGame()
    const award = { gameId, teamId: one.teamId, points: 5 }
    const scorer = await tokenOf(test, admin, ['author'])
    expect((await give(award, scorer)).award.tokenName).not.toBeNull()
    for (const actor of [await signIn(test, 'Monitor'), one.actor, await tokenOf(test, admin, ['monitor'])]) {
      expect(await give(award, actor)).toMatchObject({ __typename: 'ForbiddenError' })
    }
    expect(await give(award, test.anonymous())).toMatchObject({ __typename: 'UnauthenticatedError' })
    expect(await scoresFor(admin, gameId)).toEqual(expect.arrayContaining([[one.teamId, 5]]))
  })

  it('is removed once by fifty concurrent calls', async () => {
    const { gameId, one } = await makeGame()
    const { award } = await give({ gameId, teamId: one.teamId, points: 5 })
    const removals = await Promise.all(
      Array.from({ length: 50 }, () => admin.mutate('removeAward', { awardId: award.databaseId })),
    )
    const types = removals.map(({ code, __typename }) => code ?? __typename).toSorted()
    expect(types).toEqual([...Array(49).fill('AWARD_NOT_FOUND'), 'RemoveAwardPayload'])
    expect((await scoresFor(admin, gameId)).map(([, score]) => score)).toEqual([0, 0])
  })
})

describe('an idempotency key', () => {
  it('gives one award for fifty concurrent calls, and refuses other content', async () => {
    const { gameId, one, two } = await makeGame()
    const award = { gameId, teamId: one.teamId, points: 5, idempotencyKey: 'hill-1' }
    const given = await Promise.all(Array.from({ length: 50 }, () => give(award)))
    expect(new Set(given.map(({ award: { databaseId } }) => databaseId)).size).toBe(1)
    expect(await scoresFor(admin, gameId)).toEqual(expect.arrayContaining([[one.teamId, 5]]))
    for (const other of [{ points: 6 }, { reason: 'Other' }, { teamId: two.teamId }]) {
      expect(await give({ ...award, ...other })).toMatchObject({ code: 'AWARD_KEY_USED' })
    }
    // Another game has its own keys.
    const next = await makeGame()
    expect(await give({ ...award, gameId: next.gameId, teamId: next.one.teamId })).toMatchObject({
      __typename: 'GiveAwardPayload',
    })
  })

  it('gives one award when concurrent calls name two teams', async () => {
    const { gameId, one, two } = await makeGame()
    const given = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        give({ gameId, teamId: (index % 2 ? one : two).teamId, points: 5, idempotencyKey: 'crown' }),
      ),
    )
    expect(given.filter(({ code }) => code === 'AWARD_KEY_USED')).toHaveLength(10)
    const scores = (await scoresFor(admin, gameId)).map(([, score]) => score)
    expect(scores).toEqual([5, 0])
  })

  it('is in the example of the guide, which works unchanged', async () => {
    const { gameId, one } = await makeGame()
    const guide = await readFile(new URL('../../../docs/organizers/awards.md', import.meta.url), 'utf8')
    const [, script = ''] = /```bash\n([\s\S]*?)```/.exec(guide) ?? []
    const scorer = await tokenOf(test, admin, ['author'])
    const env = {
      ...process.env,
      HALYARD_URL: test.url,
      HALYARD_TOKEN: scorer.headers['authorization']?.replace('Bearer ', '') ?? '',
      GAME: String(gameId),
      TEAM: String(one.teamId),
    }
    for (let call = 0; call < 2; call += 1) {
      const { stdout } = await promisify(execFile)('bash', ['-c', script], { env })
      expect(JSON.parse(stdout)).toMatchObject({
        data: { giveAward: { __typename: 'GiveAwardPayload', award: { points: 25 } } },
      })
    }
    expect(await scoresFor(admin, gameId)).toEqual(expect.arrayContaining([[one.teamId, 25]]))
  })
})

describe('an award after the freeze', () => {
  it('is hidden from players until the reveal, also its removal, and moves no version', async () => {
    const { gameId, one, two } = await makeGame(freezeAt)
    await give({ gameId, teamId: one.teamId, points: 10 })
    await at(freezeAt, -1)
    const { award: early } = await give({ gameId, teamId: two.teamId, points: 20 })
    const visitor = test.anonymous()
    const before = await boardFor(visitor, gameId)
    expect(before.items.map(({ score }) => score)).toEqual([20, 10])
    await at(freezeAt)
    const { award } = await give({ gameId, teamId: one.teamId, points: 100 })
    await give({ gameId, teamId: one.teamId, points: 1000 })
    await admin.mutate('removeAward', { awardId: award.databaseId })
    expect(await boardFor(visitor, gameId)).toEqual(before)
    expect(await boardFor(one.actor, gameId)).toEqual(before)
    expect(await scoresFor(admin, gameId)).toEqual([
      [one.teamId, 1010],
      [two.teamId, 20],
    ])
    // The removal of an award before the freeze moves the frozen scoreboard too.
    await admin.mutate('removeAward', { awardId: early.databaseId })
    expect(await scoresFor(visitor, gameId)).toEqual([
      [one.teamId, 10],
      [two.teamId, 0],
    ])
    await at(end)
    expect(await admin.mutate('revealScoreboard', { gameId })).toMatchObject({
      __typename: 'RevealScoreboardPayload',
    })
    expect((await scoresFor(visitor, gameId))[0]).toEqual([one.teamId, 1010])
  })

  it('is revealed with the next solve of its team, and the others by the last step', async () => {
    const { gameId, challengeId, one, two } = await makeGame(freezeAt)
    await at(freezeAt, 1000)
    await give({ gameId, teamId: one.teamId, points: 7 })
    await give({ gameId, teamId: two.teamId, points: 3 })
    await at(freezeAt, 2000)
    await submit(one, { gameId, challengeId, flag: flagOf(challengeId) })
    await at(freezeAt, 3000)
    await give({ gameId, teamId: one.teamId, points: 70 })
    await at(end)
    const step = async () => {
      await admin.mutate('revealNextSolve', { gameId })
      return scoresFor(test.anonymous(), gameId)
    }
    expect(await step()).toEqual([
      [one.teamId, 1057],
      [two.teamId, 0],
    ])
    expect(await step()).toEqual([
      [one.teamId, 1127],
      [two.teamId, 3],
    ])
  })
})
