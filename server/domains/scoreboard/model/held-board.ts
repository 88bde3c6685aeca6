import type pg from 'pg'
import type { BoardState } from '../../../events/process-report.ts'
import type { BoardAudience } from '../../game/board-audience.ts'
import { hasTesters, isHiddenAdjustment, isHiddenSolve } from './board-rows.ts'
import type { AdjustmentRow, BoardRows, ParticipationRow, SolveRow } from './board-rows.ts'
import { viewBoard, type BoardView } from './board-view.ts'
import type { Board } from './board-state.ts'
import { addTeam, applyAdjustments, applySolves, computeScoreboard } from './compute-scoreboard.ts'
import {
  loadBoardRows,
  readTexts,
  rereadAdjustments,
  rereadChallenges,
  rereadParticipations,
  type StoredChange,
  type Version,
} from './load-board.ts'

/** A game's boards in memory, with the rows they were computed from and their version. */
export type HeldBoard = {
  readonly gameId: number
  rows: BoardRows
  board: Board
  /** The board without the hidden points; null while there are none, since both boards are the same then. */
  publicBoard: Board | null
  version: Version
  /** The last requested views; `viewOf` brings them up to date. */
  views: Record<BoardAudience, BoardView | null>
}

/** New rows of a board. */
type Fresh = { solves: SolveRow[]; adjustments: AdjustmentRow[] }

/** Null if the game does not exist. */
export async function loadHeldBoard(client: pg.ClientBase, gameId: number): Promise<HeldBoard | null> {
  const loaded = await loadBoardRows(client, gameId)
  if (!loaded) return null
  return { gameId, ...loaded, ...computeBoards(loaded), views: { public: null, organizer: null } }
}

/** The board for an audience at its current version. While nothing is hidden, there is one view for all. */
export function viewOf(held: HeldBoard, audience: BoardAudience): BoardView {
  const { board, publicBoard, version, views } = held
  if (audience === 'organizer' && publicBoard) {
    if (views.organizer?.seq !== version.seq) {
      views.organizer = viewBoard(board, version, { audience, previous: views.organizer })
    }
    return views.organizer
  }
  if (views.public?.seq !== version.public.seq) {
    views.public = viewBoard(publicBoard ?? board, version.public, { previous: views.public })
  }
  return views.public
}

/** Whether the changes follow the board's version without a gap and contain only solves of challenges that it has. */
export function areNextSolves(held: HeldBoard, changes: StoredChange[]): boolean {
  const areSolves = changes.every((change) => change.kind === 'solve')
  return follow(held, changes) && areSolves && unknownChallenges(held, changes).length === 0
}

/** Applies changes for which `areNextSolves` is true. */
export function takeSolves(held: HeldBoard, changes: StoredChange[]): void {
  const fresh = keepNewSolves(held.rows, changes)
  if (!applySolves(held.board, fresh)) held.board = computeScoreboard(held.rows)
  moveTo(held, changes)
  if (!held.publicBoard) held.publicBoard = publicBoardOf(held, { solves: fresh, adjustments: [] })
  else if (!applySolves(held.publicBoard, fresh)) held.publicBoard = computeScoreboard(held.rows, 'public')
}

/** Applies changes of any kind, read in the snapshot that `client` is in. */
export async function takeChanges(
  client: pg.ClientBase,
  held: HeldBoard,
  changes: StoredChange[],
): Promise<void> {
  if (!follow(held, changes) || changes.some((change) => change.kind === 'game')) {
    const loaded = await loadBoardRows(client, held.gameId)
    if (loaded) Object.assign(held, { ...loaded, ...computeBoards(loaded) })
    return
  }
  const rows = copyRows(held.rows)
  const added = await takeParticipations(client, rows, held.board, idsOf(changes, 'participation'))
  const challengeIds = [...idsOf(changes, 'challenge'), ...unknownChallenges(held, changes)]
  const areChallengesSame = await takeChallenges(client, rows, [...new Set(challengeIds)])
  const texts = await takeTexts(client, rows, idsOf(changes, 'team'))
  const adjusted = await takeAdjustments(client, rows, idsOf(changes, 'adjustment'))
  const fresh = { solves: keepNewSolves(rows, changes), adjustments: adjusted ?? [] }
  const isInPlace =
    added !== null &&
    adjusted !== null &&
    areChallengesSame &&
    !texts.areNamesChanged &&
    boardsOf(held).every((board) => applyInPlace(board, added, texts.participations, fresh))
  held.rows = rows
  moveTo(held, changes)
  if (!isInPlace) Object.assign(held, computeBoards(held))
  else held.publicBoard ??= publicBoardOf(held, fresh)
}

function boardsOf({ board, publicBoard }: HeldBoard): Board[] {
  return publicBoard ? [board, publicBoard] : [board]
}

function computeBoards(held: Pick<HeldBoard, 'rows' | 'version'>) {
  const { solves, adjustments } = held.rows
  const all = { solves: [...solves.values()], adjustments: [...adjustments.values()] }
  return { board: computeScoreboard(held.rows), publicBoard: publicBoardOf(held, all) }
}

/**
 * A separate public board if the game has testers, if one of the rows is hidden, or if its version is behind because one was: a hidden award can
 * be removed again before this process reads it. Otherwise null.
 */
function publicBoardOf(
  { rows, version }: Pick<HeldBoard, 'rows' | 'version'>,
  { solves, adjustments }: Fresh,
): Board | null {
  const isSeparate =
    version.public.seq !== version.seq ||
    hasTesters(rows) ||
    solves.some((solve) => isHiddenSolve(rows.game, solve)) ||
    adjustments.some((adjustment) => isHiddenAdjustment(rows.game, adjustment))
  return isSeparate ? computeScoreboard(rows, 'public') : null
}

function follow(held: HeldBoard, changes: StoredChange[]): boolean {
  return changes.every((change, index) => change.seq === held.version.seq + 1 + index)
}

function moveTo(held: HeldBoard, changes: StoredChange[]): void {
  const last = changes.at(-1)
  if (!last) return
  const seen = changes.findLast((change) => !change.isHidden)
  held.version = {
    seq: last.seq,
    updatedAt: last.at,
    public: seen ? { seq: seen.publicSeq, updatedAt: seen.at } : held.version.public,
  }
}

/** Challenges that a solve may add to the board. Their rows can be old: changes that no board shows do not move it. */
function unknownChallenges({ board }: HeldBoard, changes: StoredChange[]): number[] {
  const solved = changes.flatMap(({ solves }) => solves).map(({ challengeId }) => challengeId)
  return solved.filter((id) => !board.challenges.has(id))
}

function idsOf(changes: StoredChange[], kind: StoredChange['kind']): number[] {
  return [...new Set(changes.filter((change) => change.kind === kind).flatMap((change) => change.ids))]
}

/** Copies the rows, so that a read that fails half-way leaves the held ones unchanged. */
function copyRows(rows: BoardRows): BoardRows {
  return {
    game: rows.game,
    divisions: rows.divisions,
    participations: new Map(rows.participations),
    challenges: new Map(rows.challenges),
    solves: new Map(rows.solves),
    adjustments: new Map(rows.adjustments),
  }
}

function keepNewSolves(rows: BoardRows, changes: StoredChange[]) {
  const fresh = changes
    .flatMap((change) => change.solves)
    .filter((solve) => !rows.solves.has(solve.submissionId))
  for (const solve of fresh) rows.solves.set(solve.submissionId, solve)
  return fresh
}

/** Adds newly accepted teams without solves and adjustments; null if the change is more than that. */
async function takeParticipations(
  client: pg.ClientBase,
  rows: BoardRows,
  board: Board,
  ids: number[],
): Promise<ParticipationRow[] | null> {
  if (ids.length === 0) return []
  await rereadParticipations(client, rows, ids)
  const named = ids.flatMap((id) => rows.participations.get(id) ?? [])
  const accepted = named.filter((row) => row.status === 'Accepted')
  const wereOff = ids.every((id) => !board.teams.has(id))
  const points = [...rows.solves.values(), ...rows.adjustments.values()]
  const holders = new Set(points.map((row) => row.participationId))
  return wereOff && accepted.every((row) => !holders.has(row.participationId)) ? accepted : null
}

/** The new adjustments; null if others were changed or removed. */
async function takeAdjustments(
  client: pg.ClientBase,
  rows: BoardRows,
  ids: number[],
): Promise<AdjustmentRow[] | null> {
  if (ids.length === 0) return []
  const isKnown = ids.some((id) => rows.adjustments.has(id))
  await rereadAdjustments(client, rows, ids)
  return isKnown ? null : ids.flatMap((id) => rows.adjustments.get(id) ?? [])
}

async function takeChallenges(client: pg.ClientBase, rows: BoardRows, ids: number[]): Promise<boolean> {
  if (ids.length === 0) return true
  const shown = () => JSON.stringify(ids.map((id) => rows.challenges.get(id)).filter((row) => row?.isEnabled))
  const before = shown()
  await rereadChallenges(client, rows, ids)
  return shown() === before
}

async function takeTexts(client: pg.ClientBase, rows: BoardRows, teamIds: number[]) {
  if (teamIds.length === 0) return { participations: [], areNamesChanged: false }
  const { participations, names } = await readTexts(client, rows.game.id, teamIds)
  for (const row of participations) rows.participations.set(row.participationId, row)
  let areNamesChanged = false
  for (const { submissionId, userName } of names) {
    const solve = rows.solves.get(submissionId)
    if (!solve || solve.userName === userName) continue
    rows.solves.set(submissionId, { ...solve, userName })
    areNamesChanged = true
  }
  return { participations: participations.filter((row) => row.status === 'Accepted'), areNamesChanged }
}

function applyInPlace(
  board: Board,
  added: ParticipationRow[],
  renamed: ParticipationRow[],
  fresh: Fresh,
): boolean {
  for (const row of added) addTeam(board, row)
  for (const { participationId, team } of renamed) {
    const state = board.teams.get(participationId)
    if (state) state.team = team
  }
  applyAdjustments(board, fresh.adjustments)
  return applySolves(board, fresh.solves)
}

/** The state of a board on the operations screen. `wanted` is its newest announced version. */
export function stateOf({ gameId, version }: HeldBoard, wanted: number, subscribers: number): BoardState {
  return { gameId, seq: version.seq, behind: Math.max(0, wanted - version.seq), subscribers }
}
