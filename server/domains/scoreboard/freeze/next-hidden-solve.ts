import { isHiddenSolve, type BoardRows } from '../model/board-rows.ts'
import { rankTeams } from '../model/board-order.ts'
import { computeScoreboard } from '../model/compute-scoreboard.ts'

export type NextSolve = { submissionId: number; teamId: number; challengeId: number }

/**
 * The next solve of a reveal step by step, and how many are hidden with it: the earliest hidden one of the team that
 * is ranked last on the public board among those with hidden solves. Null if no solve that counts is hidden.
 */
export function nextHiddenSolve(rows: BoardRows): { next: NextSolve | null; hidden: number } {
  const all = computeScoreboard(rows)
  const hiddenOf = (participationId: number) =>
    (all.teams.get(participationId)?.solves ?? []).filter(({ submissionId }) => {
      const row = rows.solves.get(submissionId)
      return row !== undefined && isHiddenSolve(rows.game, row)
    })
  const lastFirst = rankTeams(computeScoreboard(rows, 'public')).toReversed()
  const hidden = lastFirst.flatMap(({ participationId, team: { teamId } }) =>
    hiddenOf(participationId).map(({ submissionId, challengeId }) => ({ submissionId, teamId, challengeId })),
  )
  return { next: hidden[0] ?? null, hidden: hidden.length }
}
