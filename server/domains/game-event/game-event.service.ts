import { z } from 'zod'
import { may, requireMonitor } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import { listOf } from '../../database/row-list.ts'
import { readEach } from '../../events/read-each.ts'
import { readOnce } from '../../events/read-once.ts'
import { inputObject, int32, parseInput } from '../../use-case/input.ts'
import type { Viewer } from '../../use-case/viewer.ts'
import { readGame, requireStartedGame } from '../game/read-games.ts'
import { sortOrder } from '../../use-case/list-order.ts'
import {
  countFoundEvents,
  eventsMatching,
  eventsOfTypes,
  searchEvents,
  type EventFilter,
  type EventOrder,
} from './search-events.ts'

/** A boolean in a query string, where every value is text. */
export const queryBoolean = z.preprocess((value) => {
  const word = typeof value === 'string' ? value.toLowerCase() : value
  return word === 'true' ? true : word === 'false' ? false : value
}, z.boolean())

export const eventPageInput = inputObject({
  hideContainer: queryBoolean.default(false),
  count: int32({ min: 0, max: 100 }).default(100),
  skip: int32({ min: 0 }).default(0),
})

/** Relations of an event with the names of user and team. */
export const withNames = { user: { select: { userName: true } }, team: { select: { name: true } } } as const

/** Whether the viewer may see events: monitors and administrators. */
export function seesGameEvents(viewer: Viewer | null): boolean {
  return may(viewer, 'Monitor', 'monitor')
}

/** The events of a game for monitors, newest first unless asked. */
export function gameEvents(ctx: Context, gameId: number, orderBy?: EventOrder | null) {
  requireMonitor(ctx)
  const sort = orderBy ? sortOrder(orderBy) : 'desc'
  return listOf(
    ctx,
    'gameEvent',
    { where: { gameId }, orderBy: [{ publishedAt: sort }, { id: sort }] },
    { isLarge: true },
  )
}

type PageQuery = { cursor?: object | undefined; take?: number | undefined; skip?: number | undefined }

/** A page of the events that match a filter, with a GraphQL selection. */
export async function readGameEvents(
  ctx: Context,
  gameId: number,
  { search, ...filter }: EventFilter,
  query: PageQuery,
) {
  const list = gameEvents(ctx, gameId, filter.orderBy)
  const { types } = filter
  const hasTypes = types && types.length > 1
  if (!search && !hasTypes) return list.matching(eventsMatching(filter)).rows(query)
  const { cursor, take, skip, ...selection } = query
  const page = { cursor: cursor as { id: number } | undefined, take, skip }
  const ids = await (search
    ? searchEvents(ctx, gameId, { ...filter, ...page, search })
    : eventsOfTypes(ctx, gameId, { ...filter, ...page, types: types ?? [] }))
  return list.matching({ id: { in: ids } }).rows(selection)
}

/** The number of events that match a filter. */
export async function countGameEvents(ctx: Context, gameId: number, { search, ...filter }: EventFilter) {
  const list = gameEvents(ctx, gameId)
  if (!search) return list.matching(eventsMatching(filter)).count()
  return countFoundEvents(ctx, gameId, { ...filter, search })
}

/** A page of the events of a started game. @throws NotFoundError, ConflictError (not started) */
export async function listGameEvents(ctx: Context, gameId: number, raw: unknown) {
  const list = gameEvents(ctx, gameId)
  const { hideContainer, count, skip } = parseInput(eventPageInput, raw)
  await requireStartedGame(ctx, gameId)
  const page = { take: count, skip, include: withNames } as const
  return list.matching(eventsMatching({ hideContainer })).rows(page)
}

export type NamedGameEvent = Awaited<ReturnType<typeof listGameEvents>>[number]

const readRecorded = readOnce(({ db }, _key: object, id: number) =>
  db.gameEvent.findUnique({ where: { id }, include: withNames }),
)

/**
 * Subscribes a monitor to the events of a game, from a cursor or from now on.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError, InvalidInputError
 */
export async function followGameEvents(
  ctx: Context,
  { gameId, after }: { gameId: number; after: string | null },
): Promise<AsyncIterable<NamedGameEvent & { cursor: string }>> {
  requireMonitor(ctx)
  await readGame(ctx, gameId)
  const recorded = await ctx.liveRows.follow({ kind: 'gameEvent', gameId, scope: null, after })
  return readEach(recorded, async ({ id, key, cursor }) => {
    const event = await readRecorded(ctx, key, id)
    return event && { ...event, cursor }
  })
}
