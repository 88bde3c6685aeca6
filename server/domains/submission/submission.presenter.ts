import type { z } from 'zod'
import type { NamedSubmission } from './read-submissions.ts'
import type { submissionShape } from './submission.shapes.ts'

/** The contract's Submission, for monitors. */
export function toSubmission({
  answer,
  status,
  submittedAt,
  user,
  participation,
  challenge,
}: NamedSubmission): z.output<typeof submissionShape> {
  return {
    answer,
    status,
    time: submittedAt.getTime(),
    user: user?.userName ?? '',
    team: participation.team.name,
    challenge: challenge.title,
  }
}
