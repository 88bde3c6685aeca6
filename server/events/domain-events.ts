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
  /** A challenge, a participation or a game changed by anything but a solve: who may run what may have, too. */
  'play.changed': { gameId: number }
  /** Queued, on its way, up, being stopped, failed or gone; without a participation where an author tries it. */
  'container.changed': {
    containerId: string
    gameId: number | null
    challengeId: number | null
    participationId: number | null
  }
  /** Those that wait for their start have moved up. */
  'container.queueMoved': object
  /** An administrator changed a setting or the logo. */
  'settings.changed': object
  'log.written': { logId: string }
}

export type DomainEventName = keyof DomainEvents
