import { useSyncExternalStore } from 'react'
import { showFailure, showUndoable } from '../components/toasts.ts'
import { isPageClosing } from './transport/page-closing.ts'

// A deletion is sent to the server when the time to undo it is over, or when the page closes. Until then the object is
// only hidden.

const UNDO_MS = 10_000
/** The number of toasts that fit on the screen. One more deletion runs the oldest at once. */
const MOST_WAITING = 3
/** The number of objects that the server deletes with one request. */
const MOST_TOGETHER = 500

type Deletion = {
  /** The IDs of the objects. */
  ids: readonly string[]
  /** The text of the toast: what is deleted. */
  title: string
  undoLabel: string
} & (
  | {
      /** Deletes an object on the server. Shows its refusals to the user, except those of invalid input. */
      deleteOne: (id: string) => Promise<Outcome>
    }
  | {
      /** Like `deleteOne` for up to 500 objects, all or none of them. */
      deleteTogether: (ids: readonly string[]) => Promise<Outcome>
    }
)
type Outcome = { ok: true } | { ok: false; error: { code: string; message: string } }

const waiting = new Map<string, () => Promise<void>>()
/** Deletions whose time to undo is over and that the server has not all answered. */
const running = new Set<() => Promise<void>>()
const listeners = new Set<() => void>()
let hidden: ReadonlySet<string> = new Set()

function setHidden(ids: readonly string[], isHidden: boolean): void {
  const changed = new Set(ids)
  const others = [...hidden].filter((id) => !changed.has(id))
  hidden = new Set(isHidden ? [...others, ...ids] : others)
  for (const listener of listeners) listener()
}

function chunksOf(ids: readonly string[], size: number): (readonly string[])[] {
  const count = Math.ceil(ids.length / size)
  return Array.from({ length: count }, (_, index) => ids.slice(index * size, (index + 1) * size))
}

/** Hides objects and shows a toast with which the user can undo the deletion. */
export function deleteLater({ ids, title, undoLabel, ...deletion }: Deletion): void {
  const key = ids.join(' ')
  if (waiting.has(key)) return
  const [oldest] = waiting.values()
  if (oldest && waiting.size >= MOST_WAITING) void oldest()
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    waiting.delete(key)
    hideToast()
  }
  const isTogether = 'deleteTogether' in deletion
  const remaining = new Set(chunksOf(ids, isTogether ? MOST_TOGETHER : 1))
  const finishChunk = async (chunk: readonly string[]) => {
    remaining.delete(chunk)
    const [id = ''] = chunk
    const answer = isTogether ? deletion.deleteTogether(chunk) : deletion.deleteOne(id)
    // A refused deletion shows the objects again; deleted objects are no longer in the store.
    const outcome = await answer.finally(() => setHidden(chunk, false))
    if (!outcome.ok && outcome.error.code === 'INVALID_INPUT') showFailure(outcome.error.message)
  }
  // One after another, because each can ask the user for a reason. A page that closes has no time for that.
  const run = async () => {
    if (isPageClosing()) await Promise.all([...remaining].map(finishChunk))
    else for (const chunk of remaining) await finishChunk(chunk)
  }
  const finish = async () => {
    stop()
    running.add(run)
    await run().finally(() => running.delete(run))
  }
  const start = () => {
    clearTimeout(timer)
    if (waiting.has(key)) timer = setTimeout(() => void finish(), UNDO_MS)
  }
  const hideToast = showUndoable(title, undoLabel, {
    onUndo: () => {
      stop()
      setHidden(ids, false)
    },
    // The first toast may take a while to load, and only then the user can undo.
    onShown: start,
    onHold: (isHeld) => (isHeld ? clearTimeout(timer) : start()),
  })
  waiting.set(key, finish)
  setHidden(ids, true)
}

/** Runs all deletions that wait: the page closes, or the session ends. */
export async function finishDeletions(): Promise<void> {
  await Promise.all([...running, ...waiting.values()].map((finish) => finish()))
}

/** The IDs of the objects that are shown as deleted. */
export function useDeletedIds(): ReadonlySet<string> {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => hidden,
  )
}

addEventListener('pagehide', () => void finishDeletions())
