import type { AttemptCount, Challenge } from '../../../../prisma/generated/client/client.ts'
import type { ChallengeRules } from '../author/challenge.input.ts'

/** The columns of a limit. Absent members stay; null removes the limit, or sets the default. */
export function attemptColumns({ submissionLimit, attemptMode, cooldownSeconds }: ChallengeRules) {
  return {
    ...(submissionLimit !== undefined && { submissionLimit: submissionLimit ?? 0 }),
    ...(attemptMode !== undefined && { attemptMode: attemptMode ?? 'Lockout' }),
    ...(cooldownSeconds !== undefined && { cooldownSeconds: cooldownSeconds ?? 60 }),
  } as const
}

type Limit = Pick<Challenge, 'submissionLimit' | 'attemptMode' | 'cooldownSeconds'>

/**
 * The attempts that a team has left at `now`, and the end of its pause; null without a limit. Judging has the same
 * rule in SQL.
 */
export function attemptsLeft(
  { submissionLimit, attemptMode, cooldownSeconds }: Limit,
  count: Pick<AttemptCount, 'wrong' | 'lastWrongAt'> | undefined,
  now: Date,
): { left: number; resumesAt: Date | null } | null {
  if (submissionLimit === 0) return null
  const left = Math.max(0, submissionLimit - (count?.wrong ?? 0))
  if (left > 0 || !count || attemptMode === 'Lockout') return { left, resumesAt: null }
  const resumesAt = new Date(count.lastWrongAt.getTime() + cooldownSeconds * 1000)
  return resumesAt <= now ? { left: submissionLimit, resumesAt: null } : { left: 0, resumesAt }
}
