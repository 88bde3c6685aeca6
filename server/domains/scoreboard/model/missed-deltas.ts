import type pg from 'pg'
import type { BoardAudience } from '../../game/board-audience.ts'
import { replaySolves, resetTo, type BoardDelta } from '../table/board-delta.ts'
import type { BoardView } from './board-view.ts'
import { readChanges, type StoredChange } from './load-board.ts'

/**
 * Versions whose deltas are kept for further subscribers, so that requests with invented versions cannot fill the
 * memory.
 */
const mostVersions = 50

type Kept = { view: BoardView; deltas: Map<number, Promise<BoardDelta | null>> }
export type MissedDeltas = (view: BoardView, after: number) => Promise<BoardDelta>

/**
 * The delta to the newest view of a game for a subscriber that continues from a version that is no longer in memory. It
 * is read and computed once for all subscribers that continue from the same version, as when every socket reconnects.
 */
export function createMissedDeltas(pool: pg.Pool, gameId: number): MissedDeltas {
  const newest: Partial<Record<BoardAudience, Kept>> = {}

  /** Null if the subscriber needs the whole board. */
  async function read(view: BoardView, after: number): Promise<BoardDelta | null> {
    const changes = await readChanges(pool, gameId, after)
    const missed = changesOn(view, changes).filter(({ seq }) => seq > after && seq <= view.seq)
    // A first solve may have added a challenge that the subscriber does not know.
    const isSame = [...view.challenges.values()].every(({ row }) => !row.isHiddenUntilSolved)
    const isWhole =
      isSame && missed.length === view.seq - after && missed.every(({ kind }) => kind === 'solve')
    return isWhole ? replaySolves(view, after, new Set(missed.flatMap((change) => change.ids))) : null
  }

  function shared(view: BoardView, after: number): Promise<BoardDelta | null> {
    let kept = newest[view.audience]
    if (kept?.view !== view) newest[view.audience] = kept = { view, deltas: new Map() }
    const { deltas } = kept
    const known = deltas.get(after)
    if (known) return known
    const reading = read(view, after)
    if (deltas.size < mostVersions) deltas.set(after, reading)
    // The next subscriber reads again.
    reading.catch(() => deltas.delete(after))
    return reading
  }

  // The result of a reset can be large, so it is not kept.
  return async (view, after) => (await shared(view, after)) ?? resetTo(view, after)
}

/** The changes that a board counts, with its own versions. */
function changesOn({ audience }: BoardView, changes: StoredChange[]): StoredChange[] {
  if (audience === 'organizer') return changes
  return changes.filter(({ isHidden }) => !isHidden).map((change) => ({ ...change, seq: change.publicSeq }))
}
