import type { Context } from '../../context.ts'
import type { DomainEvents } from '../../events/domain-events.ts'
import { joinChanges } from '../../events/join-changes.ts'

/**
 * The longest wait before a change for all players is published, in milliseconds. The wait of each viewer is random, so
 * that their pages do not read at the same time.
 */
const spreadMs = 2000

type Own = {
  gameId: number
  /** Null without one. */
  participationId: number | null
  /** Whether an answer of the viewer's team changes what the viewer sees. */
  isChangedBy: (answer: DomainEvents['submission.judged']) => boolean
}

/**
 * An item after each change of the game or its challenges, and at once after a change of the viewer's participation or
 * a judged answer of their team. Solves of other teams change nothing here: the scoreboard publishes them.
 */
export function playChanges(
  { events }: Pick<Context, 'events'>,
  { gameId, participationId, isChangedBy }: Own,
): AsyncIterableIterator<true> {
  return joinChanges({
    listen(changed) {
      const offs = [
        events.on('play.changed', (change) => {
          const isShown = change.kinds?.some((kind) => kind === 'challenge' || kind === 'game') ?? true
          if (change.gameId === gameId && isShown) changed(Math.random() * spreadMs)
        }),
        events.on('events.missed', () => changed(Math.random() * spreadMs)),
        events.on('participation.changed', (change) => {
          if (change.participationId === participationId) changed(0)
        }),
        events.on('submission.judged', (answer) => {
          if (answer.participationId === participationId && isChangedBy(answer)) changed(0)
        }),
      ]
      return () => {
        for (const off of offs) off()
      }
    },
    beginsNow: false,
  })
}
