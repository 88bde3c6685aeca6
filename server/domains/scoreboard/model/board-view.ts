import type { BonusRule } from '../../../../rules/scoring/blood-bonus.ts'
import type { DivisionStanding } from '../../../../prisma/generated/client/enums.ts'
import type { BoardAudience } from '../../game/board-audience.ts'
import type { BoardTeam, ChallengeRow, DivisionRow } from './board-rows.ts'
import { rankTeams } from './board-order.ts'
import type { Board, TeamAdjustment, TeamSolve, TeamState } from './board-state.ts'

export type BoardBlood = { team: BoardTeam; time: number }

export type BoardChallenge = {
  /** The board that has these values: a challenge has others on the boards of other readers and of other times. */
  readonly face: string
  readonly row: ChallengeRow
  readonly score: number
  /** Points by solve type. */
  readonly points: readonly number[]
  readonly solvedCount: number
  readonly bloods: readonly BoardBlood[]
}

export type BoardRow = {
  readonly participationId: number
  readonly team: BoardTeam
  readonly division: string | null
  /** Teams that are not ranked follow those that are. */
  readonly standing: DivisionStanding
  /** At least 0. */
  readonly score: number
  /** The points of all solves and adjustments; may be negative. */
  readonly total: number
  readonly rank: number
  readonly divisionRank: number | null
  /** Null if the team has no counted solve. */
  readonly lastTime: number | null
  readonly solves: readonly TeamSolve[]
  readonly adjustments: readonly TeamAdjustment[]
}

/** An immutable board at one version, so that a slow reader never sees a mix of two versions. */
export type BoardView = BonusRule & {
  readonly gameId: number
  /** The readers of this view. While no solve is hidden, the view of the organizers is also that of the public. */
  readonly audience: BoardAudience
  readonly seq: number
  /** Time of the last change. */
  readonly updatedAt: number
  readonly start: number
  readonly end: number
  /** Solves from this time on are hidden from players; null without a freeze and after the reveal. */
  readonly hiddenFrom: number | null
  readonly challenges: ReadonlyMap<number, BoardChallenge>
  /** In rank order. */
  readonly rows: readonly BoardRow[]
  readonly rowByTeam: ReadonlyMap<number, BoardRow>
  /** Divisions with a team on the board, by the rank of their best team. */
  readonly divisions: readonly string[]
  /** The rights of the divisions that have fewer than others, by name. */
  readonly rights: ReadonlyMap<string, DivisionRow>
  /** The divisions whose teams are not ranked, as far as the board shows them. */
  readonly unrankedDivisions: readonly string[]
}

/** Rows and challenges that are equal to those of `previous` are the same objects, which makes comparisons fast. */
export function viewBoard(
  board: Board,
  { seq, updatedAt }: { seq: number; updatedAt: number },
  {
    audience = 'public',
    face = audience,
    previous = null,
  }: { audience?: BoardAudience; face?: string; previous?: BoardView | null } = {},
): BoardView {
  const divisionSizes = new Map<string, number>()
  const rowByTeam = new Map<number, BoardRow>()
  const rows = rankTeams(board).map((state, index) => {
    const before = previous?.rowByTeam.get(state.team.teamId)
    const row = viewRow(state, index + 1, nextInDivision(divisionSizes, state.division), before)
    rowByTeam.set(state.team.teamId, row)
    return row
  })
  return {
    gameId: board.game.id,
    audience,
    seq,
    updatedAt,
    start: board.game.start,
    end: board.game.end,
    bloodBonus: board.bloodBonus,
    bloodBonusPoints: board.bloodBonusPoints,
    hiddenFrom: board.game.hiddenFrom,
    challenges: viewChallenges(board, { face, previous }),
    rows,
    rowByTeam,
    divisions: [...divisionSizes.keys()],
    rights: board.rights,
    unrankedDivisions: unrankedDivisions(board),
  }
}

/** Points of a solve on this board. */
export function pointsOf(view: Pick<BoardView, 'challenges'>, solve: TeamSolve): number {
  return view.challenges.get(solve.challengeId)?.points[solve.type] ?? 0
}

/** The challenge of a solve; a board has those of all its solves. */
export function challengeOf(view: Pick<BoardView, 'challenges'>, { challengeId }: TeamSolve): BoardChallenge {
  const challenge = view.challenges.get(challengeId)
  if (!challenge) throw new Error(`the board has a solve of challenge ${challengeId}, but not the challenge`)
  return challenge
}

function viewRow(
  state: TeamState,
  rank: number,
  divisionRank: number | null,
  before: BoardRow | undefined,
): BoardRow {
  const isSame =
    before !== undefined &&
    before.rank === rank &&
    before.divisionRank === divisionRank &&
    before.total === state.total &&
    before.solves === state.solves &&
    before.adjustments === state.adjustments &&
    before.team === state.team &&
    before.division === state.division &&
    before.standing === state.standing &&
    before.participationId === state.participationId
  if (isSame) return before
  return {
    participationId: state.participationId,
    team: state.team,
    division: state.division,
    standing: state.standing,
    score: state.score,
    total: state.total,
    rank,
    divisionRank,
    lastTime: state.lastTime === Infinity ? null : state.lastTime,
    solves: state.solves,
    adjustments: state.adjustments,
  }
}

type Before = { face: string; previous: BoardView | null }

function viewChallenges(board: Board, { face, previous }: Before): Map<number, BoardChallenge> {
  const challenges = new Map<number, BoardChallenge>()
  for (const [id, { row, score, points, solvedCount, bloods }] of board.challenges) {
    const before = previous?.challenges.get(id)
    const isSame =
      before !== undefined &&
      before.row === row &&
      before.points === points &&
      before.solvedCount === solvedCount &&
      before.bloods.length === bloods.length &&
      before.bloods.every((blood, index) => blood.team === bloods[index]?.team.team)
    challenges.set(
      id,
      isSame
        ? before
        : {
            face,
            row,
            score,
            points,
            solvedCount,
            bloods: bloods.map(({ team, time }) => ({ team: team.team, time })),
          },
    )
  }
  return challenges
}

function unrankedDivisions({ rights, audience }: Board): string[] {
  return [...rights.values()]
    .filter(
      ({ standing }) =>
        standing === 'OutOfCompetition' || (standing === 'Tester' && audience === 'organizer'),
    )
    .map(({ name }) => name)
}

function nextInDivision(sizes: Map<string, number>, division: string | null): number | null {
  if (division === null) return null
  const rank = (sizes.get(division) ?? 0) + 1
  sizes.set(division, rank)
  return rank
}
