import { encodeGlobalID } from '@pothos/plugin-relay'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { followOverSocket } from '../../kit/calls/live.ts'
import { makePlayedGame, submit, type PlayedGame } from '../../kit/world/played-game.ts'

let test: TestApp
let monitor: Actor
let played: PlayedGame

beforeAll(async () => {
  test = await startTestApp()
  monitor = await signIn(test, 'Monitor')
  played = await makePlayedGame(test, { teams: 2, challenges: 1 })
})

afterAll(() => test.dispose())

type Item = { databaseId: number; cursor: string }

const fields = {
  noticePublished: 'databaseId cursor',
  gameEventRecorded: 'databaseId cursor',
  submissionJudged: 'databaseId cursor',
}
type Subscription = keyof typeof fields

/** Subscribes from a cursor. `next` waits for the next item; `failure` for the error that ends the stream. */
function follow(subscription: Subscription, after: string | null, actor: Actor = monitor) {
  const query = `subscription ($gameId: ID!, $after: String) {
    ${subscription}(gameId: $gameId, after: $after) { ${fields[subscription]} } }`
  const { cookieHeader } = actor
  const live = followOverSocket(
    test.url,
    { query, variables: { gameId: encodeGlobalID('Game', played.gameId), after } },
    cookieHeader ? { headers: { cookie: cookieHeader } } : {},
  )
  return {
    async next(): Promise<Item> {
      const item = (await live.next())?.data?.[subscription] as Item | undefined
      if (!item) throw new Error('the subscription ended')
      return item
    },
    failure: async () => (await live.next())?.errors?.[0],
    stop: () => live.stop(),
  }
}

async function cursorOf(list: 'NOTICES' | 'EVENTS' | 'SUBMISSIONS'): Promise<string> {
  const { node } = await monitor.query<{ node: { liveCursor: string } }>(
    'query ($id: ID!, $list: LiveList!) { node(id: $id) { ... on Game { liveCursor(list: $list) } } }',
    { id: encodeGlobalID('Game', played.gameId), list },
  )
  return node.liveCursor
}

/** Inserts an event in a transaction that stays open until `commit`. */
async function openEvent() {
  const client = await test.services.pool.connect()
  await client.query('BEGIN')
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO game_event (game_id, type, values, team_id) VALUES ($1, 'Normal', '{Ahoy}', $2) RETURNING id`,
    [played.gameId, played.players[0]?.teamId],
  )
  const id = rows[0]?.id ?? 0
  return {
    id,
    async commit() {
      await client.query('COMMIT')
      client.release()
    },
    publish: () => test.services.events.emit('gameEvent.recorded', { gameId: played.gameId, eventId: id }),
  }
}

async function record(): Promise<number> {
  const event = await openEvent()
  await event.commit()
  event.publish()
  return event.id
}

it('delivers an event that was committed after one with a larger id', async () => {
  const live = follow('gameEventRecorded', await cursorOf('EVENTS'))
  const late = await openEvent()
  const early = await openEvent()
  await early.commit()
  early.publish()
  const first = await live.next()
  expect(first.databaseId).toBe(early.id)
  await live.stop()
  await late.commit()
  late.publish()
  const again = follow('gameEventRecorded', first.cursor)
  expect((await again.next()).databaseId).toBe(late.id)
  const last = await record()
  expect((await again.next()).databaseId).toBe(last)
  await again.stop()
})

it('delivers an event whose transaction was the newest open one when the cursor was read', async () => {
  const live = follow('gameEventRecorded', await cursorOf('EVENTS'))
  const older = await openEvent()
  const newest = await openEvent()
  await older.commit()
  older.publish()
  expect((await live.next()).databaseId).toBe(older.id)
  const cursor = await cursorOf('EVENTS')
  await live.stop()
  await newest.commit()
  const again = follow('gameEventRecorded', cursor)
  expect((await again.next()).databaseId).toBe(newest.id)
  const last = await record()
  expect((await again.next()).databaseId).toBe(last)
  await again.stop()
})

it('delivers everything once to a subscriber that is cut again and again while others write', async () => {
  let cursor = await cursorOf('EVENTS')
  const written: number[] = []
  const writer = async (rounds: number): Promise<void> => {
    for (let round = 0; round < rounds; round += 1) {
      const events = [await openEvent(), await openEvent()]
      // The larger id is committed and published first.
      for (const event of events.toReversed()) {
        await event.commit()
        event.publish()
        written.push(event.id)
      }
    }
  }
  const received: number[] = []
  const total = 3 * 12 * 2
  const reader = async (): Promise<void> => {
    while (received.length < total) {
      const live = follow('gameEventRecorded', cursor)
      for (let count = 0; count < 5 && received.length < total; count += 1) {
        const item = await live.next()
        received.push(item.databaseId)
        cursor = item.cursor
      }
      await live.stop()
    }
  }
  await Promise.all([reader(), writer(12), writer(12), writer(12)])
  expect(received.toSorted((a, b) => a - b)).toEqual(written.toSorted((a, b) => a - b))
  const last = await record()
  const live = follow('gameEventRecorded', cursor)
  expect((await live.next()).databaseId).toBe(last)
  await live.stop()
})

it('delivers an event of which no process was told with the next one', async () => {
  const live = follow('gameEventRecorded', await cursorOf('EVENTS'))
  const first = await record()
  expect((await live.next()).databaseId).toBe(first)
  const silent = await openEvent()
  await silent.commit()
  const last = await record()
  const both = [await live.next(), await live.next()].map(({ databaseId }) => databaseId)
  expect(both.toSorted((a, b) => a - b)).toEqual([silent.id, last])
  await live.stop()
})

it('delivers missed notices to anybody, in order', async () => {
  const { db, events } = test.services
  const { gameId } = played
  const cursor = await cursorOf('NOTICES')
  const missed: number[] = []
  for (const text of ['one', 'two', 'three']) {
    const notice = await db.gameNotice.create({ data: { gameId, type: 'Normal', values: [text] } })
    missed.push(notice.id)
  }
  const live = follow('noticePublished', cursor, test.anonymous())
  const items = [await live.next(), await live.next(), await live.next()]
  expect(items.map(({ databaseId }) => databaseId)).toEqual(missed)
  const next = await db.gameNotice.create({ data: { gameId, type: 'Normal', values: ['four'] } })
  events.emit('notice.published', { gameId, noticeId: next.id })
  expect((await live.next()).databaseId).toBe(next.id)
  await live.stop()
})

it('begins with the newest notices from a time on, and continues with new ones', async () => {
  const { db, events } = test.services
  const { gameId } = played
  const query = `subscription ($gameId: ID!, $since: DateTime) {
    noticePublished(gameId: $gameId, since: $since) { databaseId } }`
  const followSince = (since: Date) => {
    const variables = { gameId: encodeGlobalID('Game', gameId), since: since.toISOString() }
    const live = followOverSocket(test.url, { query, variables })
    return { next: async () => (await live.next())?.data?.['noticePublished'], stop: () => live.stop() }
  }
  const create = (secondsLater: number) => {
    const publishedAt = new Date(Date.now() + secondsLater * 1000)
    return db.gameNotice.create({ data: { gameId, type: 'Normal', values: ['Ahoy'], publishedAt } })
  }
  await create(0)
  const later = [await create(120), await create(180)]
  const live = followSince(new Date(Date.now() + 60_000))
  const items = [await live.next(), await live.next()]
  expect(items).toEqual(later.map(({ id }) => ({ databaseId: id })))
  // No process is told of the first: the next notice brings it.
  const both = [await create(0), await create(0)].map(({ id }) => id)
  events.emit('notice.published', { gameId, noticeId: Math.max(...both) })
  const next = [await live.next(), await live.next()] as { databaseId: number }[]
  expect(next.map(({ databaseId }) => databaseId).toSorted((a, b) => a - b)).toEqual(both)
  await live.stop()
})

it('delivers missed submissions', async () => {
  const { gameId, challengeIds, players } = played
  const [player, rival] = players
  const [challengeId = 0] = challengeIds
  if (!player || !rival) throw new Error('not two teams')
  const cursor = await cursorOf('SUBMISSIONS')
  const ids = [
    await submit(player, { gameId, challengeId, flag: 'flag{a}' }),
    await submit(rival, { gameId, challengeId, flag: 'flag{b}' }),
  ]
  const live = follow('submissionJudged', cursor)
  expect([(await live.next()).databaseId, (await live.next()).databaseId]).toEqual(ids)
  await live.stop()
})

it('refuses a cursor that is too old, malformed, of another list or of another database', async () => {
  const { pool } = test.services
  const cursor = await cursorOf('EVENTS')
  await pool.query(
    `INSERT INTO game_event (game_id, type, values, team_id)
     SELECT $1, 'Normal', '{Ahoy}', $2 FROM generate_series(1, 1001)`,
    [played.gameId, played.players[0]?.teamId],
  )
  const codeOf = async (subscription: Subscription, after: string) => {
    const live = follow(subscription, after)
    const failure = await live.failure()
    await live.stop()
    return failure
  }
  expect((await codeOf('gameEventRecorded', cursor))?.extensions).toMatchObject({ code: 'CURSOR_TOO_OLD' })
  expect((await codeOf('gameEventRecorded', 'ezzzzzz'))?.extensions).toMatchObject({ code: 'CURSOR_TOO_OLD' })
  for (const after of ['', 'x1', cursor.replace('e', 'n')]) {
    expect(JSON.stringify(await codeOf('gameEventRecorded', after))).toContain('INVALID_INPUT')
  }
})
