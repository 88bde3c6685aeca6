import type { Transaction } from '../../database/database.ts'
import { instanceNotSetUp } from '../game-event/event-text.ts'
import { containerEventData, type Happened } from './container/container-events.ts'

/** Every further start of the challenge in this time would say the same. */
const silentMs = 10 * 60_000

/**
 * Tells the monitors of a game, in its events, that the image of a challenge is missing or could not be pulled. Returns
 * the id of the event; null if the last one is not ten minutes old.
 */
export async function reportNotSetUp(tx: Transaction, happened: Happened): Promise<number | null> {
  const data = await containerEventData(tx, happened)
  const { gameId, challengeId, publishedAt } = data
  const earlier = await tx.gameEvent.findFirst({
    where: {
      gameId,
      challengeId,
      type: 'Normal',
      values: { has: instanceNotSetUp },
      publishedAt: { gt: new Date(publishedAt.getTime() - silentMs) },
    },
    select: { id: true },
  })
  if (earlier) return null
  const { challenge } = happened.assignment
  const values = [instanceNotSetUp, challenge.title]
  const event = await tx.gameEvent.create({ data: { ...data, type: 'Normal', values }, select: { id: true } })
  return event.id
}
