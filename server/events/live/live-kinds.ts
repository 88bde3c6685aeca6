import type { DomainEvents } from '../domain-events.ts'

/** The kinds of rows that a subscriber can continue to receive from a cursor. */
export type LiveKind = 'notice' | 'gameEvent' | 'submission'

/** A row of a game. `scope` is the participation of a submission, otherwise null. */
export type LiveRow = { id: number; scope: number | null }

type Hint = { gameId: number } & LiveRow

export const liveKinds = {
  notice: { table: 'game_notice', scope: 'NULL::int', event: 'notice.published' },
  gameEvent: { table: 'game_event', scope: 'NULL::int', event: 'gameEvent.recorded' },
  submission: { table: 'submission', scope: 'participation_id', event: 'submission.judged' },
} as const satisfies Record<LiveKind, { table: string; scope: string; event: keyof DomainEvents }>

export type LiveEventName = (typeof liveKinds)[LiveKind]['event']

/** The row that an event of the bus is about. */
export function hintOf(payload: DomainEvents[LiveEventName]): Hint {
  const { gameId } = payload
  if ('noticeId' in payload) return { gameId, id: payload.noticeId, scope: null }
  if ('eventId' in payload) return { gameId, id: payload.eventId, scope: null }
  return { gameId, id: payload.submissionId, scope: payload.participationId }
}
