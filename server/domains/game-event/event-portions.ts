import { z } from 'zod'
import { GameEventType } from '../../../prisma/generated/client/enums.ts'
import type { Context } from '../../context.ts'
import { inputObject, instant, int32, parseInput, text } from '../../use-case/input.ts'
import { gameEvents, queryBoolean, withNames, type NamedGameEvent } from './game-event.service.ts'
import { eventsAfter, eventsContaining, type EventFilter, type EventMark } from './search-events.ts'

const rowsAtOnce = 1000
/** A search reads more rows at once, because most of them do not match. */
const searchedAtOnce = 5000

/** The types in a query string: one parameter each, or all of them separated by commas. */
const types = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(',').filter((type) => type !== '') : value),
  z.array(z.enum(GameEventType)),
)

/** The filter of all events of a game. Absent members do not filter. */
export const eventFilterInput = inputObject({
  types: types.nullish().describe('Only events of these types.'),
  hideContainer: queryBoolean.nullish().describe('Without starts and ends of containers.'),
  teamId: int32().nullish(),
  challengeId: int32().nullish(),
  search: text(512).nullish().describe("Part of a value, or of the team's or user's name."),
  since: instant().nullish(),
  until: instant().nullish(),
})

/** The filter in a query string. @throws InvalidInputError */
export function filterInQuery(raw: unknown): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parseInput(eventFilterInput, raw))) {
    if (value != null) query.set(name, value instanceof Date ? value.toISOString() : String(value))
  }
  return query.toString()
}

type Portion = {
  events: NamedGameEvent[]
  /** The place of the last event that was read, whether it matches the search or not. Null after the oldest event. */
  last: EventMark | null
}

/** The next events that match a filter, the newest first. A portion can be empty although more events follow. */
export async function readEventPortion(
  ctx: Context,
  gameId: number,
  { search, ...filter }: EventFilter,
  last: EventMark | null,
): Promise<Portion> {
  const list = gameEvents(ctx, gameId)
  const take = search ? searchedAtOnce : rowsAtOnce
  const read = await eventsAfter(ctx, gameId, filter, { last, take })
  const ids = read.map(({ id }) => id)
  const found = search ? await eventsContaining(ctx, gameId, search, ids) : ids
  const events =
    found.length === 0 ? [] : await list.matching({ id: { in: found } }).rows({ include: withNames } as const)
  return { events, last: read.length === take ? (read.at(-1) ?? null) : null }
}

/** All events that match a filter in portions, beginning with `newest`, which is already loaded. */
export async function* allEventPortions(ctx: Context, gameId: number, filter: EventFilter, newest: Portion) {
  for (let portion = newest; ;) {
    yield portion.events
    if (!portion.last) return
    portion = await readEventPortion(ctx, gameId, filter, portion.last)
  }
}
