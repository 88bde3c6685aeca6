import type { BoardChangeKind } from '../../prisma/generated/client/enums.ts'
import type { ForwardedHubRequest, HubAnswer } from './hub-events.ts'
import type { ProcessReport } from './process-report.ts'

/** Events in the past tense, published after commit. Payloads carry ids: subscribers read the current rows. */
export type DomainEvents = {
  'board.moved': { gameId: number; seq: number }
  'notice.published': { gameId: number; noticeId: number }
  'gameEvent.recorded': { gameId: number; eventId: number }
  'submission.judged': {
    gameId: number
    challengeId: number
    participationId: number
    submissionId: number
    isAccepted: boolean
  }
  /** The counted attempts of a team at a challenge changed. */
  'attempts.counted': { challengeId: number }
  /** A correction changed the verdicts or the marks of these submissions, at most a hundred. */
  'submissions.corrected': { gameId: number; submissionIds: number[] }
  'cheat.detected': { gameId: number; submissionId: number }
  /** Sessions or tokens of a user ended; all of them if no id is given. */
  'access.ended': { userId: string; sessionIds?: string[]; tokenIds?: number[]; exceptSessionId?: string }
  /** The role or the rights of a user changed. */
  'access.changed': { userId: string }
  /**
   * A challenge, a participation or a game changed other than by a solve, which may change who may run containers.
   * `kinds` says what changed; it is absent in events of processes of an earlier version.
   */
  'play.changed': { gameId: number; kinds?: BoardChangeKind[] }
  /** Members joined or left a game, or their team was reviewed. */
  'teams.changed': { gameId: number }
  /**
   * A participation was reviewed, a member joined it, its team bought a hint, or an author reset its attempts at a
   * challenge.
   */
  'participation.changed': { gameId: number; participationId: number }
  /**
   * A container was queued, started, stopped, failed or deleted, or made progress; without a participation for a
   * test container.
   */
  'container.changed': {
    containerId: string
    gameId: number | null
    challengeId: number | null
    participationId: number | null
  }
  /** A container left the queue, so the others moved to new positions. */
  'container.queueMoved': { atMs: number; queuedAtMs: number }
  /** A team took a warm container, which is replaced. */
  'warm.taken': { challengeId: number }
  /** A pull of an image was queued, made progress or ended. */
  'image.pullChanged': { image: string }
  /** This process may have missed events of other processes: its connection to Redis was interrupted. */
  'events.missed': object
  /** An administrator changed a setting or the logo. */
  'settings.changed': object
  /** A webhook was enabled, or has a delivery that is due now. */
  'webhook.queued': { webhookId: number }
  'log.written': { logId: string }
  /** A process that shows the operations screen requests the reports of the others, with the intervals after a slot. */
  'operations.requested': { processId: string; since: number }
  'operations.reported': ProcessReport
  /** A process received a request for a hub connection that it does not have. */
  'hub.asked': ForwardedHubRequest
  /** The process of that connection works on the request. */
  'hub.taken': { requestId: string }
  'hub.answered': { requestId: string; answer: HubAnswer }
  /** The client of the request has disconnected. */
  'hub.left': { requestId: string }
}

export type DomainEventName = keyof DomainEvents
