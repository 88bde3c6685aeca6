import { Prisma } from '../../../prisma/generated/client/client.ts'
import type { GameEventType } from '../../../prisma/generated/client/enums.ts'
import type { Context } from '../../context.ts'
import { containing } from '../../database/containing.ts'
import type { ListOrder } from '../../use-case/list-order.ts'
import { during, type TimeRange } from '../../use-case/time-range.ts'

export type EventOrder = ListOrder<'PUBLISHED_AT'>

export type EventFilter = TimeRange & {
  orderBy?: EventOrder | null | undefined
  hideContainer?: boolean | null | undefined
  types?: GameEventType[] | null | undefined
  teamId?: number | null | undefined
  challengeId?: number | null | undefined
  search?: string | null | undefined
}

const containerKinds: GameEventType[] = ['ContainerStart', 'ContainerDestroy']

export function eventsMatching({
  hideContainer,
  types,
  teamId,
  challengeId,
  ...range
}: EventFilter): Prisma.GameEventWhereInput {
  return {
    AND: [
      hideContainer ? { type: { notIn: containerKinds } } : {},
      types ? { type: { in: types } } : {},
      typeof teamId === 'number' ? { teamId } : {},
      typeof challengeId === 'number' ? { challengeId } : {},
      { publishedAt: during(range) },
    ],
  }
}

type Page = { cursor?: { id: number } | undefined; take?: number | undefined; skip?: number | undefined }
type Search = EventFilter & { search: string }

/**
 * The ids of one page of the events whose values, team name or username contain the searched text. Written in SQL
 * because Prisma cannot search a list of texts. Pages work as in Prisma: a negative `take` is the page before the
 * cursor.
 * @throws InvalidInputError if no text can contain the search
 */
export async function searchEvents(
  ctx: Context,
  gameId: number,
  { cursor, take = 100, skip = 0, ...search }: Search & Page,
): Promise<number[]> {
  const isAscending = (search.orderBy?.direction === 'ASC') !== take < 0
  const order = Prisma.raw(isAscending ? 'ASC' : 'DESC')
  const rest = cursor ? Prisma.sql`AND ${fromCursor(cursor.id, isAscending)}` : Prisma.empty
  const rows = await ctx.searchDb.$queryRaw<{ id: number }[]>`
    SELECT event.id ${found(gameId, search)} ${rest}
     ORDER BY event.published_at ${order}, event.id ${order}
     LIMIT ${Math.abs(take)} OFFSET ${skip}`
  return rows.map(({ id }) => id)
}

/**
 * The ids of one page of the events of several types, in the order of the list. Each type is read through its index: a
 * common filter would search rare types among all events. `cursor` is excluded by `skip`, as in `searchEvents`.
 */
export async function eventsOfTypes(
  ctx: Context,
  gameId: number,
  { cursor, take = 100, skip = 0, types, ...filter }: EventFilter & Page & { types: GameEventType[] },
): Promise<number[]> {
  const isAscending = (filter.orderBy?.direction === 'ASC') !== take < 0
  const order = Prisma.raw(isAscending ? 'ASC' : 'DESC')
  const rest = cursor ? Prisma.sql`AND ${fromCursor(cursor.id, isAscending)}` : Prisma.empty
  const parts = partsOf(gameId, { ...filter, types }, { rest, order, limit: Math.abs(take) + skip })
  const rows = await ctx.db.$queryRaw<{ id: number }[]>`
    SELECT id FROM (${parts}) found
     ORDER BY published_at ${order}, id ${order} LIMIT ${Math.abs(take)} OFFSET ${skip}`
  return rows.map(({ id }) => id)
}

/** The place of an event in the order of time. */
export type EventMark = { id: number; publishedAt: Date }

/** At most `take` events after `last` in the order of time, the newest first. The search of the filter is left out. */
export async function eventsAfter(
  ctx: Context,
  gameId: number,
  filter: EventFilter,
  { last, take }: { last: EventMark | null; take: number },
): Promise<EventMark[]> {
  if (filter.types?.length === 0) return []
  const rest = last
    ? Prisma.sql`AND (event.published_at, event.id) < (${last.publishedAt}, ${last.id})`
    : Prisma.empty
  const parts = partsOf(gameId, filter, { rest, order: Prisma.raw('DESC'), limit: take })
  return ctx.db.$queryRaw<EventMark[]>`
    SELECT id, published_at AS "publishedAt" FROM (${parts}) found
     ORDER BY published_at DESC, id DESC LIMIT ${take}`
}

/**
 * Those of the events that contain the searched text. The statement reads only these rows, so it is short however many
 * events the game has, and needs none of the few connections of searches.
 * @throws InvalidInputError if no text can contain the search
 */
export async function eventsContaining(
  ctx: Context,
  gameId: number,
  search: string,
  ids: number[],
): Promise<number[]> {
  const rows = await ctx.db.$queryRaw<{ id: number }[]>`
    SELECT event.id ${found(gameId, { search })} AND event.id = ANY(${ids})`
  return rows.map(({ id }) => id)
}

type Part = { rest: Prisma.Sql; order: Prisma.Sql; limit: number }

/** The first events of each type, read through its index; those of all types together without a filter by type. */
function partsOf(
  gameId: number,
  { types, ...filter }: EventFilter,
  { rest, order, limit }: Part,
): Prisma.Sql {
  const parts = (types ? [...new Set(types)] : [null]).map((type) => {
    const conditions = [
      ...(type ? [Prisma.sql`event.type = ${type}::"GameEventType"`] : []),
      ...conditionsOf(gameId, filter),
    ]
    return Prisma.sql`(SELECT event.id, event.published_at FROM game_event event
      WHERE ${Prisma.join(conditions, ' AND ')} ${rest}
      ORDER BY event.published_at ${order}, event.id ${order} LIMIT ${limit})`
  })
  return Prisma.join(parts, ' UNION ALL ')
}

/** The number of events that a search finds. @throws InvalidInputError if no text can contain the search */
export async function countFoundEvents(ctx: Context, gameId: number, search: Search): Promise<number> {
  const rows = await ctx.searchDb.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count ${found(gameId, search)}`
  return rows[0]?.count ?? 0
}

/** The tables and the conditions of a search. */
function found(gameId: number, filter: Search): Prisma.Sql {
  const { search } = filter
  const words = Prisma.sql`concat_ws(E'\\n', team.name, "user".user_name, array_to_string(event.values, E'\\n'))`
  const contained = containing(search).map(({ contains }) => Prisma.sql`${words} ILIKE ${`%${contains}%`}`)
  const conditions = [...conditionsOf(gameId, filter), Prisma.sql`(${Prisma.join(contained, ' OR ')})`]
  return Prisma.sql`FROM game_event event
      JOIN team ON team.id = event.team_id
      LEFT JOIN "user" ON "user".id = event.user_id
     WHERE ${Prisma.join(conditions, ' AND ')}`
}

function conditionsOf(gameId: number, filter: EventFilter): Prisma.Sql[] {
  const { hideContainer, types, teamId, challengeId, since, until } = filter
  return [
    Prisma.sql`event.game_id = ${gameId}`,
    ...(hideContainer ? [Prisma.sql`event.type::text <> ALL(${containerKinds})`] : []),
    ...(types ? [Prisma.sql`event.type::text = ANY(${types})`] : []),
    ...(typeof teamId === 'number' ? [Prisma.sql`event.team_id = ${teamId}`] : []),
    ...(typeof challengeId === 'number' ? [Prisma.sql`event.challenge_id = ${challengeId}`] : []),
    ...(since ? [Prisma.sql`event.published_at >= ${since}`] : []),
    ...(until ? [Prisma.sql`event.published_at < ${until}`] : []),
  ]
}

/** The condition for events from the cursor on, which is included; the caller skips it. */
function fromCursor(id: number, isAscending: boolean): Prisma.Sql {
  return Prisma.sql`(event.published_at, event.id) ${Prisma.raw(isAscending ? '>=' : '<=')}
    (SELECT mark.published_at, mark.id FROM game_event mark WHERE mark.id = ${id})`
}
