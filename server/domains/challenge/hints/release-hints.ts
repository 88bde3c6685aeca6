import type { AppServices } from '../../../services.ts'
import { databaseTime } from '../../../database/database-time.ts'
import { isNotDeleted } from '../../game/game.policy.ts'
import { publishEdit } from '../author/publish-edit.ts'
import { createHintNotices } from './hint-notices.ts'

type Services = Pick<AppServices, 'db' | 'clock' | 'events'>

/**
 * Releases the hints of a game whose time has come, with one notice for each challenge. Two processes release a hint
 * once: the second waits for the row, and finds it released.
 */
export async function releaseHintsInGame({ db, clock, events }: Services, gameId: number): Promise<void> {
  const noticeIds = await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM game WHERE id = ${gameId} FOR NO KEY UPDATE`
    const game = await tx.game.findUnique({ where: { id: gameId, ...isNotDeleted } })
    if (!game || game.pausedAt) return []
    const at = await databaseTime(tx, clock)
    const opened = await tx.$queryRaw<{ challengeId: number }[]>`
      UPDATE hint SET is_released = true WHERE id IN (
        SELECT id FROM hint WHERE game_id = ${gameId} AND NOT is_released AND release_at <= ${at}
        ORDER BY id FOR NO KEY UPDATE)
      RETURNING challenge_id AS "challengeId"`
    const ids = opened.map(({ challengeId }) => challengeId)
    const challenges = await tx.challenge.findMany({ where: { id: { in: ids } }, orderBy: { id: 'asc' } })
    return createHintNotices(tx, { game, challenges, at })
  })
  if (noticeIds.length > 0) publishEdit({ events }, { gameId, isShown: true })
  for (const noticeId of noticeIds) events.emit('notice.published', { gameId, noticeId })
}
