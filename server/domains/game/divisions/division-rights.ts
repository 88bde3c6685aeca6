import type { Prisma } from '../../../../prisma/generated/client/client.ts'

/** SQL conditions on a participation, by its table, and on a challenge, by the expression of its id. */

/** The division of the team sees the challenge. */
export const seesIn = (challengeId: string, participation: string) => `NOT EXISTS (
  SELECT FROM division_exclusion
  WHERE division_exclusion.division_id = ${participation}.division_id
    AND division_exclusion.challenge_id = ${challengeId})`

/** A solve of the team takes a place of the bloods. */
export const takesBlood = (challengeId: string, participation: string) => `(NOT EXISTS (
  SELECT FROM division WHERE division.id = ${participation}.division_id AND NOT division.takes_bloods)
  AND ${seesIn(challengeId, participation)})`

/** As a filter of Prisma: the team is not one of testers, who count for nothing. */
export const noTesters: Prisma.ParticipationWhereInput = {
  OR: [{ divisionId: null }, { division: { standing: { not: 'Tester' } } }],
}
