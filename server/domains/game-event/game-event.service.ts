import { z } from 'zod'
import { requireMonitor } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import type { DomainEvents } from '../../events/domain-events.ts'
import { readEach } from '../../events/read-each.ts'
import { readOnce } from '../../events/read-once.ts'
import { subscribeTo } from '../../events/subscribe.ts'
import { inputObject, int32, parseInput } from '../../use-case/input.ts'
import { readGame, requireStartedGame } from '../game/read-games.ts'
import { eventsMatching } from './search-events.ts'

/** A boolean in a query string, where every value is text. */
const flag = z.preprocess((value) => {
  const word = typeof value === 'string' ? value.toLowerCase() : value
  return word === 'true' ? true : word === 'false' ? false : value
}, z.boolean())

export const eventPageInput = inputObject({
  hideContainer: flag.default(false),
  count: int32({ min: 0, max: 100 }).default(100),
  skip: int32({ min: 0 }).default(0),
})

const withNames = { user: { select: { userName: true } }, team: { select: { name: true } } } as const

/** The events of a game for monitors, newest first. @throws NotFoundError, ConflictError (not started) */
export async function listGameEvents(ctx: Context, gameId: number, raw: unknown) {
  requireMonitor(ctx)
  const { hideContainer, count, skip } = parseInput(eventPageInput, raw)
  await requireStartedGame(ctx, gameId)
  return ctx.db.gameEvent.findMany({
    where: { gameId, AND: [eventsMatching({ hideContainer })] },
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    take: count,
    skip,
    include: withNames,
  })
}

export type NamedGameEvent = Awaited<ReturnType<typeof listGameEvents>>[number]

const readRecorded = readOnce(({ db }, { eventId }: DomainEvents['gameEvent.recorded']) =>
  db.gameEvent.findUnique({ where: { id: eventId }, include: withNames }),
)

/** Subscribes a monitor to the events of a game. @throws UnauthenticatedError, ForbiddenError, NotFoundError */
export async function followGameEvents(ctx: Context, gameId: number): Promise<AsyncIterable<NamedGameEvent>> {
  requireMonitor(ctx)
  await readGame(ctx, gameId)
  const recorded = subscribeTo(ctx, 'gameEvent.recorded', { where: (event) => event.gameId === gameId })
  return readEach(recorded, (event) => readRecorded(ctx, event))
}
