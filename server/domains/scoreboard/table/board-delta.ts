import { isDeepStrictEqual } from 'node:util'
import {
  challengeOf,
  pointsOf,
  type BoardChallenge,
  type BoardRow,
  type BoardView,
} from '../model/board-view.ts'
import type { TeamAdjustment, TeamSolve } from '../model/board-state.ts'

export type DeltaSolve = TeamSolve & { team: BoardRow['team']; challenge: BoardChallenge; points: number }

/** An adjustment with its team. */
export type BoardAdjustment = TeamAdjustment & { team: BoardRow['team'] }

/** The difference between the board at one version and at a later one. Computed once, shared by all subscribers. */
export type BoardDelta = {
  readonly previousSeq: number
  readonly seq: number
  /** Solves from this time on are hidden from players; null without a freeze and after the reveal. */
  readonly hiddenFrom: number | null
  readonly solves: readonly DeltaSolve[]
  readonly adjustments: readonly BoardAdjustment[]
  /** The changed ones; all, in order, if the set of challenges changed. */
  readonly challenges: readonly BoardChallenge[]
  readonly removedChallengeIds: readonly number[]
  /** Teams that are new or whose texts or division changed. */
  readonly teams: readonly BoardRow[]
  readonly removedTeamIds: readonly number[]
  /** Rows whose score or rank changed. */
  standings(): readonly BoardRow[]
  /** The whole board if the other fields cannot describe the change; they are empty then. */
  readonly reset: BoardView | null
}

export function diffBoards(before: BoardView, after: BoardView): BoardDelta {
  const solves = newSolves(before, after)
  const adjustments = newAdjustments(before, after)
  if (!solves || !adjustments) return resetTo(after, before.seq)
  return {
    previousSeq: before.seq,
    seq: after.seq,
    hiddenFrom: after.hiddenFrom,
    solves,
    adjustments,
    challenges: changedChallenges(before, after),
    removedChallengeIds: [...before.challenges.keys()].filter((id) => !after.challenges.has(id)),
    teams: after.rows.filter((row) => isOtherTeam(before.rowByTeam.get(row.team.teamId), row)),
    removedTeamIds: [...before.rowByTeam.keys()].filter((id) => !after.rowByTeam.has(id)),
    standings: once(() =>
      after.rows.filter((row) => isOtherStanding(before.rowByTeam.get(row.team.teamId), row)),
    ),
    reset: null,
  }
}

export function resetTo(view: BoardView, previousSeq: number): BoardDelta {
  return {
    previousSeq,
    seq: view.seq,
    hiddenFrom: view.hiddenFrom,
    solves: [],
    adjustments: [],
    challenges: [],
    removedChallengeIds: [],
    teams: [],
    removedTeamIds: [],
    standings: () => [],
    reset: view,
  }
}

/** A delta for a reader whose version is no longer in memory, but who missed nothing except these solves. */
export function replaySolves(view: BoardView, previousSeq: number, submissionIds: Set<number>): BoardDelta {
  const solves = view.rows.flatMap((row) =>
    row.solves
      .filter((solve) => submissionIds.has(solve.submissionId))
      .map((solve) => toDeltaSolve(view, row, solve)),
  )
  const challengeIds = new Set(solves.map((solve) => solve.challengeId))
  return {
    ...resetTo(view, previousSeq),
    solves: solves.sort(byTime),
    challenges: [...view.challenges.values()].filter(({ row }) => challengeIds.has(row.challengeId)),
    standings: () => view.rows,
    reset: null,
  }
}

/** Null if solves were removed or changed, which a list of new ones cannot express. */
function newSolves(before: BoardView, after: BoardView): DeltaSolve[] | null {
  const names = ['start', 'end', 'bloodBonus', 'bloodBonusPoints', 'rights'] as const
  if (names.some((name) => !isDeepStrictEqual(before[name], after[name]))) return null
  const found: DeltaSolve[] = []
  for (const row of after.rows) {
    const old = before.rowByTeam.get(row.team.teamId)
    if (old?.solves === row.solves) continue
    const fresh = addedSolves(old?.solves ?? [], row.solves)
    if (!fresh) return null
    for (const solve of fresh) found.push(toDeltaSolve(after, row, solve))
  }
  return found.sort(byTime)
}

/** Null if adjustments were removed or changed. */
function newAdjustments(before: BoardView, after: BoardView): BoardAdjustment[] | null {
  const found: BoardAdjustment[] = []
  for (const { team, adjustments } of after.rows) {
    const old = before.rowByTeam.get(team.teamId)?.adjustments ?? []
    if (old === adjustments) continue
    const known = new Map(old.map((adjustment) => [adjustment.adjustmentId, adjustment]))
    const fresh = adjustments.filter(({ adjustmentId }) => !known.has(adjustmentId))
    if (adjustments.length - fresh.length !== old.length) return null
    const areSame = adjustments.every((adjustment) => {
      const earlier = known.get(adjustment.adjustmentId)
      return earlier === undefined || isDeepStrictEqual(earlier, adjustment)
    })
    if (!areSame) return null
    for (const adjustment of fresh) found.push({ ...adjustment, team })
  }
  return found.sort((a, b) => a.time - b.time || a.adjustmentId - b.adjustmentId)
}

/** All adjustments of a board, by the rank of their teams. */
export function adjustmentsOf({ rows }: Pick<BoardView, 'rows'>): BoardAdjustment[] {
  return rows.flatMap(({ team, adjustments }) => adjustments.map((adjustment) => ({ ...adjustment, team })))
}

function addedSolves(before: readonly TeamSolve[], after: readonly TeamSolve[]): TeamSolve[] | null {
  const known = new Map(before.map((solve) => [solve.submissionId, solve]))
  const added: TeamSolve[] = []
  for (const solve of after) {
    const old = known.get(solve.submissionId)
    if (!old) added.push(solve)
    else if (old.type !== solve.type || old.userName !== solve.userName) return null
  }
  return after.length - added.length === before.length ? added : null
}

function changedChallenges(before: BoardView, after: BoardView): BoardChallenge[] {
  const all = [...after.challenges.values()]
  const oldIds = [...before.challenges.keys()]
  const isSameList =
    oldIds.length === all.length && all.every(({ row }, index) => row.challengeId === oldIds[index])
  if (!isSameList) return all
  return all.filter((challenge) => {
    const old = before.challenges.get(challenge.row.challengeId)
    return old !== challenge && !isDeepStrictEqual(old, challenge)
  })
}

function isOtherTeam(before: BoardRow | undefined, after: BoardRow): boolean {
  if (before === after) return false
  if (before?.division !== after.division) return true
  return before.team !== after.team && !isDeepStrictEqual(before.team, after.team)
}

function isOtherStanding(before: BoardRow | undefined, after: BoardRow): boolean {
  return (
    before?.score !== after.score || before.rank !== after.rank || before.divisionRank !== after.divisionRank
  )
}

function toDeltaSolve(view: BoardView, row: BoardRow, solve: TeamSolve): DeltaSolve {
  return { ...solve, team: row.team, challenge: challengeOf(view, solve), points: pointsOf(view, solve) }
}

function byTime(a: TeamSolve, b: TeamSolve): number {
  return a.time - b.time || a.submissionId - b.submissionId
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null
  return () => (made ??= { value: make() }).value
}
