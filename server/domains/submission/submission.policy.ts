import type { AnswerResult, ParticipationStatus } from '../../../prisma/generated/client/enums.ts'
import type { Prisma } from '../../../prisma/generated/client/client.ts'
import { may } from '../../use-case/roles.ts'
import type { Viewer } from '../../use-case/viewer.ts'
import { isNotDeleted } from '../game/game.policy.ts'

export function seesAllSubmissions(viewer: Viewer | null): boolean {
  return may(viewer, 'Monitor', 'monitor')
}

/** Monitors see every submission, players those of the teams that they play for. */
export function visibleSubmissions(viewer: Viewer | null): Prisma.SubmissionWhereInput {
  if (seesAllSubmissions(viewer)) return { participation: { game: isNotDeleted } }
  if (!viewer || !may(viewer, 'User', 'read')) return { id: { in: [] } }
  return { participation: { game: isNotDeleted, members: { some: { userId: viewer.id } } } }
}

/** Players do not learn that an answer was another team's flag: they see a wrong answer. */
export function statusForPlayers(status: AnswerResult): AnswerResult {
  return status === 'CheatDetected' ? 'WrongAnswer' : status
}

export function shownStatus(viewer: Viewer | null, status: AnswerResult): AnswerResult {
  return seesAllSubmissions(viewer) ? status : statusForPlayers(status)
}

type Followed = { participation: { status: ParticipationStatus; members: { userId: string }[] } }

/**
 * Whether a judged submission is published to the viewer. Monitors receive all; players receive those of their team while
 * it is accepted.
 */
export function mayFollow(viewer: Viewer, { participation: { status, members } }: Followed): boolean {
  if (seesAllSubmissions(viewer)) return true
  const isMember = members.some(({ userId }) => userId === viewer.id)
  return may(viewer, 'User', 'read') && status === 'Accepted' && isMember
}
