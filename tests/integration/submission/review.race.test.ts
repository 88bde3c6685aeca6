import { afterAll, beforeAll, expect, it } from 'vitest'
import { createScoreboardStore } from '../../../server/domains/scoreboard/model/scoreboard-store.ts'
import { readFacts } from '../../kit/board/board-rows.ts'
import { referenceBoard } from '../../kit/board/reference-board.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { until } from '../../kit/wait.ts'
import { signIn } from '../../kit/world/factories.ts'
import { flagOf, makePlayedGame, type Player } from '../../kit/world/played-game.ts'

/** Even, so that all teams are accepted in the end. */
const reviews = 12

let test: TestApp
let admin: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})

afterAll(() => test.dispose())

/** The status of an answer, or the code of its refusal. */
async function send({ actor }: Player, gameId: number, challengeId: number, flag: string): Promise<string> {
  const answer = await actor.mutate<{ submission?: { status: string } }>(
    'submitFlag',
    { gameId, challengeId, flag },
    'submission { status }',
  )
  return answer.code ?? answer.submission?.status ?? 'nothing'
}

/** The board as another process that starts now would compute it from the rows. */
async function fromRows(gameId: number) {
  const { pool, logger } = test.services
  const events = { emit: () => undefined, on: () => () => undefined, dispose: async () => undefined }
  const store = createScoreboardStore({ pool, events, logger })
  const view = await store.get(gameId, 'organizer')
  await store.dispose()
  return view
}

it('answers are judged while all teams are suspended and accepted again', async () => {
  const { gameId, challengeIds, players } = await makePlayedGame(test, { teams: 30, challenges: 6 })
  const { db, pool, scoreboards } = test.services
  await scoreboards.get(gameId, 'organizer')
  const participationIds = players.map(({ participationId }) => participationId)
  const outcomes: string[] = []

  const play = async (player: Player, offset: number) => {
    for (let number = 0; number < challengeIds.length; number += 1) {
      const challengeId = challengeIds[(number + offset) % challengeIds.length] ?? 0
      for (const flag of ['wrong', flagOf(challengeId)])
        outcomes.push(await send(player, gameId, challengeId, flag))
    }
  }
  const suspendAndAccept = async (ids: number[]) => {
    for (let number = 0; number < reviews; number += 1) {
      const status = number % 2 === 0 ? 'Suspended' : 'Accepted'
      const answer = await admin.mutate('updateParticipations', { participationIds: ids, status })
      outcomes.push(answer.code ?? status)
    }
  }
  await Promise.all([
    ...players.map(play),
    suspendAndAccept(participationIds),
    suspendAndAccept(participationIds.toReversed().slice(5)),
  ])

  const expected = ['Accepted', 'PARTICIPATION_NOT_ACCEPTED', 'Suspended', 'WrongAnswer']
  expect([...new Set(outcomes)].filter((outcome) => !expected.includes(outcome))).toEqual([])

  const facts = await readFacts(pool, gameId)
  expect(facts.teams).toHaveLength(30)
  const isThere = async () => ((await scoreboards.get(gameId, 'organizer'))?.seq ?? -1) >= facts.game.seq
  await until(isThere, 'the board has all changes')
  expect(await scoreboards.get(gameId, 'organizer')).toEqual(await fromRows(gameId))
  const { body } = await admin.rest('GET', `/api/game/${gameId}/scoreboard`)
  const { updateTimeUtc: _at, ...board } = body as ReturnType<typeof referenceBoard> & {
    updateTimeUtc: number
  }
  expect(board).toEqual(referenceBoard(facts))

  const changes = await db.boardChange.findMany({ where: { gameId }, orderBy: { seq: 'asc' } })
  expect(changes.map(({ seq }) => Number(seq))).toEqual(changes.map((_change, index) => index + 1))
  const reviewed = await db.auditEntry.findMany({
    where: { gameId, action: 'participation.reviewed' },
    orderBy: { seq: 'asc' },
  })
  const moved = changes.filter(({ kind }) => kind === 'participation').flatMap(({ ids }) => ids)
  expect(reviewed).toHaveLength(moved.length)
  // Each review begins with the status that the former one left, or two reviews changed a team at the same time.
  for (const entries of Map.groupBy(reviewed, ({ subjectId }) => subjectId).values()) {
    const left = entries.map(({ after }) => after)
    expect(entries.map(({ before }) => before)).toEqual([{ status: 'Accepted' }, ...left.slice(0, -1)])
    expect(left.at(-1)).toEqual({ status: 'Accepted' })
  }
})
