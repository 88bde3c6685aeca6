import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../database/database.ts'
import { translate } from '../../../i18n/translate.ts'

type Key = 'game.pausedNotice' | 'game.resumedNotice' | 'game.extendedNotice'

/** Adds the organizer's notice of a change of the game's clock, in the organizer's language. Returns its id. */
export async function createTimeNotice(
  tx: Transaction,
  { locale }: Pick<Context, 'locale'>,
  { gameId, key, at, end }: { gameId: number; key: Key; at: Date; end: Date },
): Promise<number> {
  const time = `${end.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  // The transaction takes its number before the notice takes its id: live subscriptions rely on this order.
  await tx.$queryRaw`SELECT pg_current_xact_id()::text`
  const { id } = await tx.gameNotice.create({
    data: { gameId, type: 'Normal', values: [translate(locale, key, { end: time })], publishedAt: at },
    select: { id: true },
  })
  return id
}
