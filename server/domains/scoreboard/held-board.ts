import type pg from 'pg'
import type { BoardRows, ParticipationRow } from './board-rows.ts'
import { viewBoard, type BoardView } from './board-view.ts'
import { addTeam, applySolves, computeScoreboard, type Board } from './compute-scoreboard.ts'
import {
  loadBoardRows,
  readTexts,
  rereadChallenges,
  rereadParticipations,
  type StoredChange,
  type Version,
} from './load-board.ts'

/** A board in memory, with the rows it was computed from and the version of both. */
export type HeldBoard = {
  readonly gameId: number
  rows: BoardRows
  board: Board
  version: Version
  /** The last requested view; `viewOf` brings it up to date. */
  view: BoardView | null
}

/** Null if the game does not exist. */
export async function loadHeldBoard(client: pg.ClientBase, gameId: number): Promise<HeldBoard | null> {
  const loaded = await loadBoardRows(client, gameId)
  return loaded && { gameId, ...loaded, board: computeScoreboard(loaded.rows), view: null }
}

/** The board at its current version. */
export function viewOf(held: HeldBoard): BoardView {
  if (held.view?.seq !== held.version.seq) held.view = viewBoard(held.board, held.version, held.view)
  return held.view
}

/** Whether the changes follow the board's version without a gap and contain solves only. */
export function areNextSolves(held: HeldBoard, changes: StoredChange[]): boolean {
  return follow(held, changes) && changes.every((change) => change.kind === 'solve')
}

/** Applies changes for which `areNextSolves` holds. */
export function takeSolves(held: HeldBoard, changes: StoredChange[]): void {
  const fresh = keepNewSolves(held.rows, changes)
  if (!applySolves(held.board, fresh)) held.board = computeScoreboard(held.rows)
  moveTo(held, changes)
}

/** Applies changes of any kind, read in the snapshot that `client` is in. */
export async function takeChanges(
  client: pg.ClientBase,
  held: HeldBoard,
  changes: StoredChange[],
): Promise<void> {
  if (!follow(held, changes) || changes.some((change) => change.kind === 'game')) {
    const loaded = await loadBoardRows(client, held.gameId)
    if (loaded) Object.assign(held, { ...loaded, board: computeScoreboard(loaded.rows) })
    return
  }
  const rows = copyRows(held.rows)
  const added = await takeParticipations(client, rows, held.board, idsOf(changes, 'participation'))
  const areChallengesSame = await takeChallenges(client, rows, idsOf(changes, 'challenge'))
  const texts = await takeTexts(client, rows, idsOf(changes, 'team'))
  const fresh = keepNewSolves(rows, changes)
  const isInPlace =
    added !== null &&
    areChallengesSame &&
    !texts.areNamesChanged &&
    takeInPlace(held.board, added, texts.participations, fresh)
  held.rows = rows
  if (!isInPlace) held.board = computeScoreboard(rows)
  moveTo(held, changes)
}

function follow(held: HeldBoard, changes: StoredChange[]): boolean {
  return changes.every((change, index) => change.seq === held.version.seq + 1 + index)
}

function moveTo(held: HeldBoard, changes: StoredChange[]): void {
  const last = changes.at(-1)
  if (last) held.version = { seq: last.seq, updatedAt: last.at }
}

function idsOf(changes: StoredChange[], kind: StoredChange['kind']): number[] {
  return [...new Set(changes.filter((change) => change.kind === kind).flatMap((change) => change.ids))]
}

/** Copies the rows, so that a read that fails half-way leaves the held ones unchanged. */
function copyRows(rows: BoardRows): BoardRows {
  return {
    game: rows.game,
    participations: new Map(rows.participations),
    challenges: new Map(rows.challenges),
    solves: new Map(rows.solves),
  }
}

function keepNewSolves(rows: BoardRows, changes: StoredChange[]) {
  const fresh = changes
    .flatMap((change) => change.solves)
    .filter((solve) => !rows.solves.has(solve.submissionId))
  for (const solve of fresh) rows.solves.set(solve.submissionId, solve)
  return fresh
}

/** Adds newly accepted teams without solves; null if the change is more than that. */
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
  const solvers = new Set([...rows.solves.values()].map((solve) => solve.participationId))
  return wereOff && accepted.every((row) => !solvers.has(row.participationId)) ? accepted : null
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

function takeInPlace(
  board: Board,
  added: ParticipationRow[],
  renamed: ParticipationRow[],
  fresh: Parameters<typeof applySolves>[1],
): boolean {
  for (const row of added) addTeam(board, row)
  for (const { participationId, team } of renamed) {
    const state = board.teams.get(participationId)
    if (state) state.team = team
  }
  return applySolves(board, fresh)
}
