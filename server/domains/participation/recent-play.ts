import { LRUCache } from 'lru-cache'
import type { EventBus } from '../../events/event-bus.ts'
import type { DomainEvents } from '../../events/domain-events.ts'

/** Longer than a page takes from the read of its data to the start of its subscriptions. */
const keptMs = 30_000
const maxKeys = 50_000

type Team = {
  /** Null without one. */
  participationId: number | null
  /** Only answers to this challenge count; null: accepted answers to any challenge. */
  challengeId: number | null
}

/** The changes of the last 30 seconds, so that a subscription can begin with one that its page has not read. */
export type RecentPlay = {
  /** Whether the game or its challenges may have changed for all players. */
  hasChanged(gameId: number): boolean
  /** Whether a review, a bought hint or an answer changed what the team sees. */
  hasChangedFor(team: Team): boolean
}

export function createRecentPlay(events: Pick<EventBus, 'on'>): RecentPlay {
  const recent = new LRUCache<string, true>({ max: maxKeys, ttl: keptMs })
  const note = (key: string) => recent.set(key, true)
  events.on('play.changed', (change) => {
    if (isShownToPlayers(change)) note(`game ${change.gameId}`)
  })
  events.on('events.missed', () => note('any'))
  events.on('participation.changed', ({ participationId }) => note(`team ${participationId}`))
  events.on('submission.judged', ({ participationId, challengeId, isAccepted }) => {
    if (isAccepted) note(`solve ${participationId}`)
    note(`answer ${participationId} ${challengeId}`)
  })
  return {
    hasChanged: (gameId) => recent.has('any') || recent.has(`game ${gameId}`),
    hasChangedFor({ participationId: id, challengeId }) {
      if (id === null) return false
      return (
        recent.has(`team ${id}`) ||
        recent.has(challengeId === null ? `solve ${id}` : `answer ${id} ${challengeId}`)
      )
    },
  }
}

/** Solves and changes of participations are shown by the scoreboard, or belong to one team. */
export function isShownToPlayers({ kinds }: DomainEvents['play.changed']): boolean {
  return kinds?.some((kind) => kind === 'challenge' || kind === 'game') ?? true
}
