import type { Context } from '../../context.ts'
import { joinChanges } from '../../events/join-changes.ts'
import { isShownToPlayers } from './recent-play.ts'

/**
 * The longest wait before a change for all players is published, in milliseconds. The wait of each viewer is random, so
 * that their pages do not read at the same time.
 */
const spreadMs = 2000

type Own = {
  gameId: number
  /** Null without one. */
  participationId: number | null
  /** Only answers to this challenge change what the viewer sees; null: accepted answers to any challenge. */
  challengeId: number | null
}

/**
 * An item after each change of the game or its challenges, and at once after a change of the viewer's participation or
 * a judged answer of their team. Solves of other teams change nothing here: the scoreboard publishes them. A change of
 * the last 30 seconds leads to an item too, because the page may have been read before it.
 */
export function playChanges(
  { events, recentPlay }: Pick<Context, 'events' | 'recentPlay'>,
  { gameId, participationId, challengeId }: Own,
): AsyncIterableIterator<true> {
  return joinChanges({
    listen(changed) {
      const changedForAll = () => changed(Math.random() * spreadMs)
      const offs = [
        events.on('play.changed', (change) => {
          if (change.gameId === gameId && isShownToPlayers(change)) changedForAll()
        }),
        events.on('events.missed', changedForAll),
        events.on('participation.changed', (change) => {
          if (change.participationId === participationId) changed(0)
        }),
        events.on('submission.judged', (answer) => {
          if (answer.participationId !== participationId) return
          if (challengeId === null ? answer.isAccepted : answer.challengeId === challengeId) changed(0)
        }),
      ]
      if (recentPlay.hasChanged(gameId)) changedForAll()
      if (recentPlay.hasChangedFor({ participationId, challengeId })) changed(0)
      return () => {
        for (const off of offs) off()
      }
    },
    beginsNow: false,
  })
}
