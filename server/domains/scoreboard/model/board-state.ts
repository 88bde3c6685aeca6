import type { BonusRule, SolveType } from '../../../../rules/scoring/blood-bonus.ts'
import type { DivisionStanding } from '../../../../prisma/generated/client/enums.ts'
import type { BoardAudience } from '../../game/board-audience.ts'
import type { AdjustmentRow, BoardRows, BoardTeam, ChallengeRow, GameRow } from './board-rows.ts'

/** One counted solve. Its points are `challenge.points[type]`, so they follow the challenge's current score. */
export type TeamSolve = {
  readonly submissionId: number
  readonly challengeId: number
  readonly time: number
  readonly type: SolveType
  readonly userName: string | null
  readonly takesBlood: boolean
}

/** One counted adjustment. */
export type TeamAdjustment = Pick<AdjustmentRow, 'adjustmentId' | 'kind' | 'points' | 'reason' | 'time'>

export type TeamState = {
  readonly participationId: number
  team: BoardTeam
  division: string | null
  readonly standing: DivisionStanding
  /** The points of all solves and adjustments; may be negative. */
  total: number
  /** The total, at least 0. */
  score: number
  /** Time of the last counted solve; Infinity without one. */
  lastTime: number
  /** Ordered by (time, submission id); replaced and never mutated once the board is computed. */
  solves: TeamSolve[]
  /** Ordered by (time, id); replaced and never mutated once the board is computed. */
  adjustments: TeamAdjustment[]
}

/** A challenge on a board. */
export type ChallengeState = {
  readonly row: ChallengeRow
  /** Current points of a solve, without bonus. */
  score: number
  /** Points by type; replaced when the score changes. */
  points: readonly number[]
  /** In order of solving, with the types of their solves. */
  solvers: { team: TeamState; type: SolveType }[]
  /** The number of solves that are shown: those of testers are not. */
  solvedCount: number
  /** The number of solves that lower the value. */
  loweringCount: number
  /** The number of solves that took a place of the bloods. */
  placedCount: number
  bloods: { team: TeamState; time: number }[]
  last: { time: number; submissionId: number }
}

/** A game's board at one version; `applySolves` and `applyAdjustments` update it in place. */
export type Board = BonusRule & {
  readonly game: GameRow
  /** The readers of the board. The public board leaves hidden solves out. */
  readonly audience: BoardAudience
  /** The rights of divisions, by name; a team without a division has all rights. */
  readonly rights: BoardRows['divisions']
  /** All accepted participations, by id. */
  readonly teams: Map<number, TeamState>
  /** Enabled challenges, by category, then title. */
  readonly challenges: Map<number, ChallengeState>
  /** Challenges that are shown from their first solve on. */
  readonly unsolved: Set<number>
  /** Every team, in the order of the last `rankTeams`: an almost sorted list sorts fast. */
  readonly order: TeamState[]
}
