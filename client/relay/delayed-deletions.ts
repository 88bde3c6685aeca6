import { useSyncExternalStore } from 'react'
import { showFailure, showUndoable } from '../components/toasts.ts'

// A deletion reaches the server when the time to undo it is over, or when the page closes. The object is hidden until
// then. Nothing is deleted that can still be undone.

const UNDO_MS = 10_000
/** As many as there is space for toasts. A further one ends the oldest. */
const MOST_WAITING = 3

type Deletion = {
  /** The ID of the object. */
  id: string
  /** Says what is deleted. */
  title: string
  undoLabel: string
  /** Deletes the object on the server. Other refusals than invalid input were shown to the user. */
  remove: () => Promise<{ ok: true } | { ok: false; error: { code: string; message: string } }>
}

const waiting = new Map<string, () => Promise<void>>()
const listeners = new Set<() => void>()
let hidden: ReadonlySet<string> = new Set()

function setHidden(id: string, isHidden: boolean): void {
  const next = new Set(hidden)
  if (isHidden) next.add(id)
  else next.delete(id)
  hidden = next
  for (const listener of listeners) listener()
}

/** Hides an object and shows a toast with which the user can take the deletion back. */
export function deleteLater({ id, title, undoLabel, remove }: Deletion): void {
  if (waiting.has(id)) return
  const [oldest] = waiting.values()
  if (oldest && waiting.size >= MOST_WAITING) void oldest()
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    waiting.delete(id)
    hideToast()
  }
  const finish = async () => {
    stop()
    // A refused deletion shows the object again; a deleted object is no longer in the store.
    const outcome = await remove().finally(() => setHidden(id, false))
    if (!outcome.ok && outcome.error.code === 'INVALID_INPUT') showFailure(outcome.error.message)
  }
  const start = () => {
    timer = setTimeout(() => void finish(), UNDO_MS)
  }
  const hideToast = showUndoable(title, undoLabel, {
    onUndo: () => {
      stop()
      setHidden(id, false)
    },
    onHold: (isHeld) => {
      clearTimeout(timer)
      if (!isHeld && waiting.has(id)) start()
    },
  })
  waiting.set(id, finish)
  setHidden(id, true)
  start()
}

/** Runs all deletions that wait: the page closes, or the session ends. */
export async function finishDeletions(): Promise<void> {
  await Promise.all([...waiting.values()].map((finish) => finish()))
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
