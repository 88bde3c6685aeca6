import type { SolveType } from '../../../../rules/scoring/blood-bonus.ts'
import { toSolveType } from './solve-type.ts'

export type BoardSolve = { time: number; type: SolveType; userName: string | null }

/**
 * Every solve of a board. Arrays of numbers hold 300,000 solves in a few megabytes, which objects do not. A cell belongs
 * to the row of a team and the slot of a challenge. It contains 0, or the index of its solve in the other arrays plus 1.
 */
export type BoardColumns = {
  slots: number
  cells: Int32Array
  times: Float64Array
  types: Uint8Array
  users: Int32Array
  userNames: (string | null)[]
  userIndexes: Map<string | null, number>
  used: number
}

const SPARE_SLOTS = 8

export function createColumns(rows: number, slots: number, solves: number): BoardColumns {
  const width = slots + SPARE_SLOTS
  return {
    slots: width,
    cells: new Int32Array(grown(rows) * width),
    times: new Float64Array(grown(solves)),
    types: new Uint8Array(grown(solves)),
    users: new Int32Array(grown(solves)),
    userNames: [],
    userIndexes: new Map(),
    used: 0,
  }
}

/** Grows the columns to include the row and the slot. */
export function reserveCell(columns: BoardColumns, row: number, slot: number): void {
  if (slot >= columns.slots) widen(columns, slot + SPARE_SLOTS)
  const needed = (row + 1) * columns.slots
  if (needed > columns.cells.length) columns.cells = copied(columns.cells, grown(row + 1) * columns.slots)
}

/** Adds a solve to an empty cell; returns whether the cell was empty. */
export function putSolve(columns: BoardColumns, row: number, slot: number, solve: BoardSolve): boolean {
  const cell = row * columns.slots + slot
  if (columns.cells[cell] !== 0) return false
  if (columns.used >= columns.times.length) {
    const size = grown(columns.used)
    const { times, types, users } = columns
    columns.times = new Float64Array(size)
    columns.times.set(times)
    columns.types = new Uint8Array(size)
    columns.types.set(types)
    columns.users = copied(users, size)
  }
  const index = columns.used++
  columns.times[index] = solve.time
  columns.types[index] = solve.type
  columns.users[index] = indexOfUser(columns, solve.userName)
  columns.cells[cell] = index + 1
  return true
}

/** The type of the solve in a cell; 0 where there is none. */
export function typeAt({ cells, slots, types }: BoardColumns, row: number, slot: number): SolveType | 0 {
  const entry = cells[row * slots + slot] ?? 0
  return entry === 0 ? 0 : toSolveType(types[entry - 1] ?? 4)
}

/** The time of the cell's solve; Infinity if unsolved. */
export function timeAt({ cells, slots, times }: BoardColumns, row: number, slot: number): number {
  const entry = cells[row * slots + slot] ?? 0
  return entry === 0 ? Infinity : (times[entry - 1] ?? Infinity)
}

export function userAt(columns: BoardColumns, row: number, slot: number): string | null {
  const entry = columns.cells[row * columns.slots + slot] ?? 0
  return entry === 0 ? null : (columns.userNames[columns.users[entry - 1] ?? -1] ?? null)
}

export function clearRow({ cells, slots }: BoardColumns, row: number): void {
  cells.fill(0, row * slots, (row + 1) * slots)
}

function indexOfUser({ userNames, userIndexes }: BoardColumns, name: string | null): number {
  const known = userIndexes.get(name)
  if (known !== undefined) return known
  userIndexes.set(name, userNames.length)
  return userNames.push(name) - 1
}

function widen(columns: BoardColumns, slots: number): void {
  const { cells, slots: before } = columns
  const rows = cells.length / before
  const wider = new Int32Array(rows * slots)
  for (let row = 0; row < rows; row++) {
    wider.set(cells.subarray(row * before, (row + 1) * before), row * slots)
  }
  columns.cells = wider
  columns.slots = slots
}

function grown(size: number): number {
  return Math.max(16, Math.ceil(size * 1.25))
}

function copied(from: Int32Array, size: number): Int32Array<ArrayBuffer> {
  const copy = new Int32Array(size)
  copy.set(from)
  return copy
}

/** The slots that no challenge has, in ascending order. */
export function* freeSlots(challenges: Iterable<{ slot: number }>): Generator<number, never> {
  const taken = new Set([...challenges].map(({ slot }) => slot))
  for (let slot = 0; ; slot++) if (!taken.has(slot)) yield slot
}
