import { encodeGlobalID } from '@pothos/plugin-relay'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { until } from '../../kit/wait.ts'
import { signIn } from '../../kit/world/factories.ts'
import { flagOf, makePlayedGame, submit, type Player } from '../../kit/world/played-game.ts'

let test: TestApp
let admin: Awaited<ReturnType<typeof signIn>>

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})
afterAll(() => test.dispose())

const reason = 'The flag had a typing mistake'

async function makeGame(teams = 3) {
  const { gameId, challengeIds, players } = await makePlayedGame(test, { teams, challenges: 2 })
  const [challengeId = 0, otherId = 0] = challengeIds
  const player = (index: number) => players[index] as Player
  const answer = async (index: number, flag: string) => {
    await submit(player(index), { gameId, challengeId, flag })
    const row = await test.services.db.submission.findFirstOrThrow({
      where: { participationId: player(index).participationId, challengeId },
      orderBy: { id: 'desc' },
    })
    return row.id
  }
  return { gameId, challengeId, otherId, player, answer }
}

/** Replaces the flags of a challenge. */
async function setFlags(place: { gameId: number; challengeId: number }, ...flags: object[]) {
  const old = await test.services.db.flag.findMany({ where: { challengeId: place.challengeId } })
  await admin.mutate('createFlags', { ...place, flags })
  if (old.length > 0)
    await admin.mutate('deleteFlags', { ...place, flagIds: old.map(({ id }) => encodeGlobalID('Flag', id)) })
  await admin.rest('PUT', `/api/edit/games/${place.gameId}/challenges/${place.challengeId}`, {
    isEnabled: true,
  })
}

type Board = {
  challenges: Record<string, { id: number; score: number; bloods: { id: number }[] }[]>
  items: { id: number; rank: number; score: number; solvedCount: number }[]
}

async function boardOf(gameId: number, actor: Actor = test.anonymous()) {
  const { body } = await actor.rest('GET', `/api/game/${gameId}/scoreboard`)
  const { updateTimeUtc: _at, ...board } = body as Board & { updateTimeUtc: number }
  return board
}

async function bloodsOf(gameId: number, challengeId: number) {
  const { challenges } = await boardOf(gameId)
  return Object.values(challenges)
    .flat()
    .find(({ id }) => id === challengeId)
    ?.bloods.map(({ id }) => id)
}

const judge = (input: object, actor: Actor = admin) =>
  actor.mutate<{ rightCount: number; wrongCount: number }>(
    'judgeAgain',
    { reason, ...input },
    'rightCount wrongCount',
  )

const stored = (challengeId: number) =>
  test.services.db.submission.findMany({ where: { challengeId }, orderBy: { id: 'asc' } })

const verdictsOf = async (challengeId: number) =>
  (await stored(challengeId)).map(({ status, type }) => `${status} ${type}`)

it('makes wrong answers right and right ones wrong, at their times and with their bloods', async () => {
  const { gameId, challengeId, player, answer } = await makeGame()
  const [one, two, three] = [player(0), player(1), player(2)]
  const wrongFlag = flagOf(challengeId)
  const early = await answer(1, 'flag{real}')
  await answer(0, wrongFlag)
  await one.actor.mutate('rateChallenge', { challengeId, stars: 4, comment: 'Deep water' })
  await answer(1, 'flag{real}')
  await answer(2, wrongFlag)
  await answer(2, 'flag{real}')
  await setFlags({ gameId, challengeId }, { flag: 'flag{real}' })
  expect(await bloodsOf(gameId, challengeId)).toEqual([one.teamId, three.teamId])

  expect(await judge({ gameId, challengeId })).toMatchObject({ rightCount: 3, wrongCount: 2 })
  expect(await verdictsOf(challengeId)).toEqual([
    'Accepted FirstBlood',
    'WrongAnswer Unaccepted',
    'Accepted Normal',
    'WrongAnswer Unaccepted',
    'Accepted SecondBlood',
  ])
  expect(await bloodsOf(gameId, challengeId)).toEqual([two.teamId, three.teamId])
  const solve = await test.services.db.solve.findFirstOrThrow({
    where: { participationId: two.participationId, challengeId },
    include: { submission: true },
  })
  expect(solve.submissionId).toBe(early)
  expect(solve.solvedAt).toEqual(solve.submission.submittedAt)
  const events = await admin.rest('GET', `/api/game/${gameId}/events?count=100`)
  const told = (events.body as { type: string; values: string[] }[])
    .filter(({ type }) => type === 'FlagSubmit')
    .map(({ values }) => `${values[0]} ${values[1]}`)
  expect(told.toSorted()).toEqual([
    'Accepted flag{real}',
    'Accepted flag{real}',
    'Accepted flag{real}',
    `WrongAnswer ${wrongFlag}`,
    `WrongAnswer ${wrongFlag}`,
  ])

  const notes = async (actor: Actor) =>
    (
      await actor.query<{
        node: { viewerSubmissions: { edges: { node: { judgedAgain: object; voided: object } }[] } }
      }>(
        `query ($id: ID!) { node(id: $id) { ... on Challenge { viewerSubmissions(first: 5) { edges { node {
           judgedAgain { reason judgedBy } voided { reason mayAnswerAgain } } } } } } }`,
        { id: encodeGlobalID('Challenge', challengeId) },
      )
    ).node.viewerSubmissions.edges.map(({ node }) => node)
  expect(await notes(three.actor)).toEqual([
    { judgedAgain: { reason, judgedBy: null }, voided: null },
    { judgedAgain: null, voided: { reason, mayAnswerAgain: true } },
  ])

  // The voided answers can be restored, with all that hung on them.
  const voided = { gameId, teamId: one.teamId, challengeId, reason }
  expect(await admin.mutate('restoreSolves', voided)).toMatchObject({ __typename: 'RestoreSolvesPayload' })
  expect(await bloodsOf(gameId, challengeId)).toEqual([two.teamId, one.teamId, three.teamId])
  expect(await test.services.db.rating.count({ where: { challengeId } })).toBe(1)
  const entry = await test.services.db.auditEntry.findFirst({
    where: { gameId, action: 'answers.judgedAgain' },
  })
  expect(entry?.after).toMatchObject({
    reason,
    challengeId,
    becameRight: { length: 3 },
    becameWrong: { length: 2 },
  })
})

it('previews what judging again then does, over both doors, and writes nothing', async () => {
  const { gameId, challengeId, player, answer } = await makeGame()
  const id = await answer(0, 'FLAG{real}')
  const other = await answer(1, 'flag{real}')
  await answer(1, flagOf(challengeId))
  await setFlags({ gameId, challengeId }, { flag: 'flag{REAL}', kind: 'CaseInsensitive' })
  const before = await boardOf(gameId)
  const rows = await stored(challengeId)
  const path = `/api/edit/games/${gameId}/answers/judge`
  const preview = await admin.rest('POST', `${path}/preview`, { challengeId })
  expect(preview.body).toMatchObject({
    becomeRight: [id, other],
    becomeWrong: [rows[2]?.id],
    answers: [
      { submissionId: id, answer: 'FLAG{real}', before: 'WrongAnswer', after: 'Accepted', isSolve: true },
      { submissionId: other, isSolve: true },
      { before: 'Accepted', after: 'WrongAnswer', isSolve: false },
    ],
    challenges: [{ challengeId, before: { bloods: [expect.any(String)] } }],
  })
  const { game } = await admin.query<{ game: { judgeAgainPreview: object } }>(
    `query ($id: Int!, $ids: [ID!]) { game: gameByDatabaseId(databaseId: $id) { judgeAgainPreview(submissionIds: $ids) {
       rightCount wrongCount answers { teamName answer isSolve } moved { teams { teamId: teamDatabaseId after { rank score } } } } } }`,
    { id: gameId, ids: [encodeGlobalID('Submission', id)] },
  )
  expect(game.judgeAgainPreview).toMatchObject({
    rightCount: 1,
    wrongCount: 0,
    answers: [{ answer: 'FLAG{real}' }],
    moved: { teams: expect.arrayContaining([expect.objectContaining({ teamId: player(0).teamId })]) },
  })
  expect(await boardOf(gameId)).toEqual(before)
  expect(await stored(challengeId)).toEqual(rows)

  // Only the chosen one, then all others.
  const { teams } = preview.body as { teams: { teamId: number; after: { rank: number; score: number } }[] }
  expect((await admin.rest('POST', path, { submissionIds: [other], reason })).body).toEqual({
    becameRight: [other],
    becameWrong: [],
  })
  expect((await stored(challengeId)).map(({ status }) => status)).toEqual([
    'WrongAnswer',
    'Accepted',
    'Accepted',
  ])
  expect((await admin.rest('POST', path, { reason })).status).toBe(200)
  const { items } = await boardOf(gameId)
  expect(teams.length).toBeGreaterThan(0)
  for (const { teamId, after } of teams)
    expect(items).toContainEqual(expect.objectContaining({ id: teamId, ...after }))
  expect((await admin.rest('POST', path, { reason })).status).toBe(400)
})

it('refuses a blank reason, a game that is not there, no new verdict, and users who are no authors', async () => {
  const { gameId, challengeId } = await makeGame()
  expect(await judge({ gameId, reason: ' ' })).toMatchObject({
    __typename: 'InvalidInputError',
    issues: [{ path: ['reason'] }],
  })
  expect(await judge({ gameId, challengeId })).toMatchObject({ code: 'CORRECTION_NO_VERDICTS' })
  expect(await judge({ gameId: 999_999_999 })).toMatchObject({ __typename: 'NotFoundError' })
  const monitor = await signIn(test, 'Monitor')
  expect(await judge({ gameId }, monitor)).toMatchObject({ __typename: 'ForbiddenError' })
  expect((await monitor.rest('POST', `/api/edit/games/${gameId}/answers/judge/preview`, {})).status).toBe(403)
})

it('leaves voided answers voided, and those of teams that may not answer again', async () => {
  const { gameId, challengeId, player, answer } = await makeGame(2)
  const right = flagOf(challengeId)
  await answer(0, 'flag{real}')
  await answer(0, right)
  await answer(0, right)
  await answer(1, 'flag{real}')
  await answer(1, right)
  const place = { gameId, challengeId }
  await admin.mutate('voidSolves', { ...place, teamId: player(0).teamId, reason })
  await admin.mutate('voidSolves', { ...place, teamId: player(1).teamId, reason, mayAnswerAgain: false })
  // A regular expression accepts every answer of the two teams; only one of them is not under a void.
  await setFlags(place, { flag: 'flag\\{.+\\}', kind: 'Regex' })
  expect(await judge(place)).toMatchObject({ rightCount: 1, wrongCount: 0 })
  expect((await stored(challengeId)).map(({ status }) => status)).toEqual([
    'Accepted',
    'WrongAnswer',
    'WrongAnswer',
    'WrongAnswer',
    'WrongAnswer',
  ])
})

it('judges by the flag of each team, forgets the alarm about an answer that is right, and gives attempts back', async () => {
  const { gameId, challengeId, player, answer } = await makeGame(2)
  const { db } = test.services
  const place = { gameId, challengeId }
  await db.challenge.update({
    where: { id: challengeId },
    data: { type: 'DynamicAttachment', submissionLimit: 3 },
  })
  const flags = await Promise.all(
    ['flag{one}', 'flag{two}'].map((flag) =>
      db.flag.create({ data: { challengeId, flag, isOccupied: true } }),
    ),
  )
  const assign = (index: number, flagId: number) => {
    const { participationId } = player(index)
    const key = { challengeId, participationId }
    return db.assignment.upsert({
      where: { challengeId_participationId: key },
      create: { ...key, gameId, isAssigned: true, flagId },
      update: { flagId },
    })
  }
  const [first, second] = flags
  await assign(0, first?.id ?? 0)
  await assign(1, second?.id ?? 0)
  // The files of the two teams were exchanged.
  await answer(0, 'flag{other}')
  await answer(0, 'flag{two}')
  await answer(1, 'flag{two}')
  expect(await db.cheat.count({ where: { challengeId } })).toBe(1)
  await db.assignment.deleteMany({ where: { challengeId } })
  await assign(0, second?.id ?? 0)
  await assign(1, first?.id ?? 0)

  expect(await judge(place)).toMatchObject({ rightCount: 1, wrongCount: 1 })
  expect(await bloodsOf(gameId, challengeId)).toEqual([player(0).teamId])
  expect(await db.cheat.count({ where: { challengeId } })).toBe(0)
  const { participationId } = player(0)
  const counted = await db.attemptCount.findMany({ where: { challengeId, participationId } })
  expect(counted).toMatchObject([{ wrong: 1 }])
})

it('moves the public board only by answers before the freeze, and a final result only with the reason', async () => {
  const { gameId, challengeId, otherId, player, answer } = await makeGame()
  const { db } = test.services
  await answer(0, 'flag{early}')
  const [{ now }] = await db.$queryRaw<[{ now: Date }]>`SELECT clock_timestamp() AS now`
  await admin.mutate('updateGame', { gameId, freezeAt: new Date(now.getTime() + 1500).toISOString() })
  await until(async () => {
    const [row] = await db.$queryRaw<[{ isPast: boolean }]>`
      SELECT clock_timestamp() > freeze_at AS "isPast" FROM game WHERE id = ${gameId}`
    return row.isPast
  }, 'the freeze has passed')
  await submit(player(1), { gameId, challengeId: otherId, flag: 'flag{late}' })
  await setFlags({ gameId, challengeId: otherId }, { flag: 'flag{late}' })
  const frozen = await boardOf(gameId)
  expect(await judge({ gameId, challengeId: otherId })).toMatchObject({ rightCount: 1 })
  expect(await boardOf(gameId)).toEqual(frozen)
  const solvesOf = async (actor: Actor, index: number) =>
    (await boardOf(gameId, actor)).items.find(({ id }) => id === player(index).teamId)?.solvedCount
  expect(await solvesOf(admin, 1)).toBe(1)
  await setFlags({ gameId, challengeId }, { flag: 'flag{early}' })
  await db.game.update({ where: { id: gameId }, data: { finalizedAt: now } })
  expect(await judge({ gameId, challengeId })).toMatchObject({ rightCount: 1 })
  expect(await solvesOf(test.anonymous(), 0)).toBe(1)
  const entries = await db.auditEntry.findMany({ where: { gameId, action: 'answers.judgedAgain' } })
  expect(entries).toMatchObject([{ after: { reason } }, { after: { reason } }])
})

it('keeps one order of new verdicts and answers: the solve of a team is its first right answer', async () => {
  const { gameId, challengeId, player, answer } = await makeGame()
  const place = { gameId, challengeId }
  for (let round = 0; round < 6; round += 1) {
    const [was, is] = round % 2 === 0 ? ['even', 'odd'] : ['odd', 'even']
    await setFlags(place, { flag: `flag{${was}-${round}}` })
    await answer(0, `flag{${is}-${round}}`)
    await answer(1, `flag{${was}-${round}}`)
    await setFlags(place, { flag: `flag{${is}-${round}}` })
    const answers = [0, 0, 0, 1, 1, 2].map((index) =>
      submit(player(index), { ...place, flag: `flag{${is}-${round}}` }),
    )
    await Promise.all([...answers, judge(place), judge(place)])
    const [row] = await test.services.db.$queryRaw<[{ wrong: number; left: number; solves: number }]>`
      SELECT count(*) FILTER (WHERE status = 'Accepted' AND NOT EXISTS (
               SELECT FROM solve WHERE solve.participation_id = answer.participation_id
                 AND solve.challenge_id = answer.challenge_id AND solve.submission_id <= answer.id))::int AS wrong,
             count(*) FILTER (WHERE status <> 'Accepted' AND answer = ${`flag{${is}-${round}}`})::int AS left
        FROM submission answer WHERE game_id = ${gameId}`
    expect(row).toEqual({ wrong: 0, left: 0 })
  }
})
