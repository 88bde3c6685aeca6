/** How a team stands in a game, in the order of a review. */
export const REVIEW_STATUSES = ['Pending', 'Accepted', 'Rejected', 'Suspended'] as const

export type ReviewStatus = (typeof REVIEW_STATUSES)[number]

export const STATUS_TONES = {
  Pending: 'brand',
  Accepted: 'ok',
  Rejected: 'plain',
  Suspended: 'bad',
  Unsubmitted: 'plain',
} as const

/** Where a team may be put from where it stands: what one does most comes first. */
export const NEXT_STATUSES = {
  Pending: ['Accepted', 'Rejected'],
  Accepted: ['Suspended'],
  Rejected: ['Accepted'],
  Suspended: ['Accepted'],
  Unsubmitted: ['Accepted', 'Rejected'],
} as const satisfies Record<keyof typeof STATUS_TONES, readonly ReviewStatus[]>
