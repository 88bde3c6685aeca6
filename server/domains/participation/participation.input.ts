import { z } from 'zod'
import type { ParticipationStatus } from '../../../prisma/generated/client/enums.ts'
import { reviewLimits } from '../../../rules/field-limits.ts'
import { enumOf, inputObject, int32, text } from '../../use-case/input.ts'

const statusNumbers = {
  Pending: 0,
  Accepted: 1,
  Rejected: 2,
  Suspended: 3,
  Unsubmitted: 4,
} as const satisfies Record<ParticipationStatus, number>

export const joinInput = inputObject({
  teamId: int32().default(0),
  division: text().nullish(),
  inviteCode: text().nullish(),
})

/** Names the division by its id. */
export const joinByIdInput = inputObject({
  teamId: int32(),
  divisionId: int32().nullish(),
  inviteCode: text().nullish(),
})

/** Why a team is rejected or suspended; empty removes the reason. */
const statusReason = text(reviewLimits.reason).nullish()

/** Null and absent members stay unchanged. */
export const participationInput = inputObject({
  status: enumOf(statusNumbers).nullish(),
  division: text().nullish(),
  statusReason,
})

/** Names the division by its id. */
export const participationByIdInput = inputObject({
  status: enumOf(statusNumbers).nullish(),
  divisionId: int32().nullish(),
  statusReason,
})

export const bulkReviewInput = inputObject({
  participationIds: z.array(int32()).min(1).max(1000),
  status: enumOf(statusNumbers),
  statusReason,
})
