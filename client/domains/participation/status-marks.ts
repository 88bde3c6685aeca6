/** The participation statuses in the order of the review page. */
export const REVIEW_STATUSES = ['Pending', 'Accepted', 'Rejected', 'Suspended'] as const

export type ReviewStatus = (typeof REVIEW_STATUSES)[number]

/** The statuses of teams that are refused, for a reason. */
export type RefusedStatus = Extract<ReviewStatus, 'Rejected' | 'Suspended'>

export const STATUS_TONES = {
  Pending: 'brand',
  Accepted: 'ok',
  Rejected: 'plain',
  Suspended: 'bad',
  Unsubmitted: 'plain',
} as const

export type ParticipationStatus = keyof typeof STATUS_TONES

/** The possible next statuses of each status, most frequent first. */
export const NEXT_STATUSES = {
  Pending: ['Accepted', 'Rejected'],
  Accepted: ['Suspended'],
  Rejected: ['Accepted'],
  Suspended: ['Accepted'],
  Unsubmitted: ['Accepted', 'Rejected'],
} as const satisfies Record<ParticipationStatus, readonly ReviewStatus[]>
