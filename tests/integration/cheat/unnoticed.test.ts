import { afterAll, beforeAll, expect, it } from 'vitest'
import { readLiveCursor } from '../../../server/events/live/live-cursor.ts'
import type { LiveKind } from '../../../server/events/live/live-kinds.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { makeCheatGame } from '../../kit/world/cheats.ts'
import { signIn } from '../../kit/world/factories.ts'
import { submit } from '../../kit/world/played-game.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.dispose())

type Ends = Record<'notices' | 'events' | 'submissions', string | null>

/** The last row of each list, as the ends of its lists tell it to a reader; null for an end that is not shown. */
async function lastRows(actor: Actor, gameId: number) {
  const { game } = await actor.query<{ game: Ends }>(
    `{ game: gameByDatabaseId(databaseId: ${gameId}) { notices: liveCursor(list: NOTICES)
      events: liveCursor(list: EVENTS) submissions: liveCursor(list: SUBMISSIONS) } }`,
  )
  const last = (kind: LiveKind, cursor: string | null) => {
    if (cursor === null) return null
    const { upTo, ids } = readLiveCursor(kind, cursor)
    return Math.max(upTo, ...ids)
  }
  return {
    notices: last('notice', game.notices),
    events: last('gameEvent', game.events),
    submissions: last('submission', game.submissions),
  }
}

it('moves the ends of lists for teams and visitors as any wrong answer does', async () => {
  const { gameId, challengeId, thief, third, flag } = await makeCheatGame(test)
  const bait = await test.services.db.flag.create({ data: { challengeId, flag: 'own{bait}', isBait: true } })
  const monitor = await signIn(test, 'Monitor')
  const readers = { thief: thief.actor, third: third.actor, visitor: test.anonymous(), monitor }
  const readAll = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(readers).map(async ([name, actor]) => [name, await lastRows(actor, gameId)] as const),
      ),
    )
  let ends = await readAll()
  for (const [answer, events] of [
    ['own{wrong}', 1],
    [flag, 2],
    [bait.flag, 2],
  ] as const) {
    const { monitor: before, third: shown, visitor } = ends
    await submit(thief, { gameId, challengeId, flag: answer })
    ends = await readAll()
    const player = { ...shown, events: null, submissions: Number(shown?.submissions) + 1 }
    expect(ends).toEqual({
      thief: player,
      third: player,
      visitor: { ...visitor, events: null, submissions: null },
      monitor: { ...player, events: Number(before?.events) + events },
    })
  }
})
