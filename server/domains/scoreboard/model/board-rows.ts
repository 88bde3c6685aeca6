import type { BonusRule } from '../../../../rules/scoring/blood-bonus.ts'
import type { ScoreRule } from '../../../../rules/scoring/score-curve.ts'
import type {
  AdjustmentKind,
  ChallengeCategory,
  DivisionStanding,
  ParticipationStatus,
} from '../../../../prisma/generated/client/enums.ts'

/** The texts of a team on the board. Replaced and never mutated, so that comparing references detects a change. */
export type BoardTeam = {
  teamId: number
  name: string
  bio: string | null
  avatarUrl: string | null
}

export type GameRow = BonusRule & {
  id: number
  /** Milliseconds since 1970, like every time of the board. */
  start: number
  end: number
  /** Solves from this time on are hidden from players; null without a freeze and after the reveal. */
  hiddenFrom: number | null
}

/** The rights of the teams of a division. */
export type DivisionRow = {
  name: string
  standing: DivisionStanding
  takesBloods: boolean
  lowersValues: boolean
  /** The challenges that its teams do not see, so that their solves of them do not count. */
  hiddenChallengeIds: number[]
}

export type ParticipationRow = {
  participationId: number
  status: ParticipationStatus
  division: string | null
  team: BoardTeam
}

export type ChallengeRow = {
  challengeId: number
  title: string
  category: ChallengeCategory
  /** Whether players see it: the challenge is enabled and released. */
  isEnabled: boolean
  /** Whether the board shows it from its first solve on only, because teams have to unlock it. */
  isHiddenUntilSolved?: boolean
  disableBloodBonus: boolean
  /** Whether a solve moves the time that decides between teams of equal score. */
  decidesTies: boolean
} & ScoreRule

export type SolveRow = {
  submissionId: number
  participationId: number
  challengeId: number
  time: number
  userName: string | null
  /** Whether an organizer has revealed it on its own. */
  isRevealed: boolean
  /** Whether it may take a place of the bloods, if the division of its team may. */
  takesBlood: boolean
}

/** Points that a team gets or loses at a moment: an award, or the cost of a hint. */
export type AdjustmentRow = {
  adjustmentId: number
  participationId: number
  kind: AdjustmentKind
  points: number
  reason: string
  time: number
  /** Whether an organizer has revealed it before the other hidden points. */
  isRevealed: boolean
}

/** The rows from which a board is computed: all rows of a game, also those that do not count now. */
export type BoardRows = {
  game: GameRow
  /** Those with fewer rights than others, by name. */
  divisions: ReadonlyMap<string, DivisionRow>
  participations: Map<number, ParticipationRow>
  challenges: Map<number, ChallengeRow>
  /** By submission id. */
  solves: Map<number, SolveRow>
  /** By id. */
  adjustments: Map<number, AdjustmentRow>
}

/** Whether the public board leaves out the teams of the game's testers. */
export function hasTesters({ divisions }: Pick<BoardRows, 'divisions'>): boolean {
  return [...divisions.values()].some(({ standing }) => standing === 'Tester')
}

/** Whether the public board leaves out a solve that counts. */
export function isHiddenSolve({ hiddenFrom, end }: GameRow, solve: SolveRow): boolean {
  return hiddenFrom !== null && solve.time >= hiddenFrom && solve.time < end && !solve.isRevealed
}

/** Whether the public board leaves out an adjustment. */
export function isHiddenAdjustment({ hiddenFrom }: GameRow, { time, isRevealed }: AdjustmentRow): boolean {
  return hiddenFrom !== null && time >= hiddenFrom && !isRevealed
}
