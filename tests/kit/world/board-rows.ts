import { defaultBloodBonus } from '../../../rules/scoring/blood-bonus.ts'
import type {
  AdjustmentRow,
  BoardRows,
  ChallengeRow,
  ParticipationRow,
  SolveRow,
} from '../../../server/domains/scoreboard/model/board-rows.ts'
import { viewBoard } from '../../../server/domains/scoreboard/model/board-view.ts'
import { computeScoreboard } from '../../../server/domains/scoreboard/model/compute-scoreboard.ts'

// Rows of a game with one participation per team, for unit tests of the scoreboard modules.

export const start = 1_000_000
export const end = 2_000_000

export function team(id: number, changes: Partial<ParticipationRow> = {}): ParticipationRow {
  const team = { teamId: id * 10, name: `Team ${id}`, bio: null, avatarUrl: null }
  return { participationId: id, status: 'Accepted', division: null, team, ...changes }
}

export function challenge(id: number, changes: Partial<ChallengeRow> = {}): ChallengeRow {
  return {
    challengeId: id,
    title: `Challenge ${id}`,
    category: 'Web',
    isEnabled: true,
    originalScore: 1000,
    minScoreRate: 0.25,
    difficulty: 5,
    scoreCurve: 'Exponential',
    scoreTable: [],
    disableBloodBonus: false,
    decidesTies: true,
    ...changes,
  }
}

export function solve(
  submissionId: number,
  participationId: number,
  challengeId: number,
  time = start + submissionId,
): SolveRow {
  return {
    submissionId,
    participationId,
    challengeId,
    time,
    userName: 'ada',
    isRevealed: false,
    takesBlood: true,
  }
}

export function award(
  adjustmentId: number,
  participationId: number,
  points: number,
  time = start + adjustmentId,
): AdjustmentRow {
  return {
    adjustmentId,
    participationId,
    kind: 'Award',
    points,
    reason: 'King of the hill',
    time,
    isRevealed: false,
  }
}

export function rowsOf(
  teams: ParticipationRow[],
  challenges: ChallengeRow[],
  solves: SolveRow[],
  bloodBonus = defaultBloodBonus,
) {
  const rows: BoardRows = {
    game: { id: 1, start, end, bloodBonus, bloodBonusPoints: [], hiddenFrom: null },
    divisions: new Map(),
    participations: new Map(teams.map((row) => [row.participationId, row])),
    challenges: new Map(challenges.map((row) => [row.challengeId, row])),
    solves: new Map(solves.map((row) => [row.submissionId, row])),
    adjustments: new Map(),
  }
  return rows
}

export const viewOf = (rows: BoardRows) => viewBoard(computeScoreboard(rows), { seq: 1, updatedAt: 0 })
