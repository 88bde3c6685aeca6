/** What happened, told after commit. Payloads carry ids: whoever hears reads the facts again. */
export type DomainEvents = {
  'board.moved': { gameId: number; seq: number }
  'notice.published': { gameId: number; noticeId: number }
  'gameEvent.recorded': { gameId: number; eventId: number }
  'submission.judged': { gameId: number; submissionId: number; participationId: number }
  'cheat.detected': { gameId: number; submissionId: number }
  /** Sessions or tokens of a user ended: all of them where no id is given. */
  'access.ended': { userId: string; sessionIds?: string[]; tokenIds?: number[]; exceptSessionId?: string }
  /** A user may do something else now than before. */
  'access.changed': { userId: string }
  'log.written': { logId: string }
}

export type DomainEventName = keyof DomainEvents
