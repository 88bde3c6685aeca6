import { useSyncExternalStore } from 'react'
import { showFailure, showUndoable } from '../components/toasts.ts'
import { isPageClosing } from './transport/page-closing.ts'

// A deletion is sent to the server when the time to undo it is over, or when the page closes. Until then the object is
// only hidden.

const UNDO_MS = 10_000
/** The number of toasts that fit on the screen. One more deletion runs the oldest at once. */
const MOST_WAITING = 3

type Deletion = {
  /** The IDs of the objects. */
  ids: readonly string[]
  /** The text of the toast: what is deleted. */
  title: string
  undoLabel: string
  /** Deletes an object on the server. Shows its refusals to the user, except those of invalid input. */
  deleteOne: (id: string) => Promise<{ ok: true } | { ok: false; error: { code: string; message: string } }>
}

const waiting = new Map<string, () => Promise<void>>()
/** Deletions whose time to undo is over and that the server has not all answered. */
const running = new Set<() => Promise<void>>()
const listeners = new Set<() => void>()
let hidden: ReadonlySet<string> = new Set()

function setHidden(ids: readonly string[], isHidden: boolean): void {
  const others = [...hidden].filter((id) => !ids.includes(id))
  hidden = new Set(isHidden ? [...others, ...ids] : others)
  for (const listener of listeners) listener()
}

/** Hides objects and shows a toast with which the user can undo the deletion. */
export function deleteLater({ ids, title, undoLabel, deleteOne }: Deletion): void {
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
  const remaining = new Set(ids)
  const finishOne = async (id: string) => {
    remaining.delete(id)
    // A refused deletion shows the object again; a deleted object is no longer in the store.
    const outcome = await deleteOne(id).finally(() => setHidden([id], false))
    if (!outcome.ok && outcome.error.code === 'INVALID_INPUT') showFailure(outcome.error.message)
  }
  // One after another, because each can ask the user for a reason. A page that closes has no time for that.
  const run = async () => {
    if (isPageClosing()) await Promise.all([...remaining].map(finishOne))
    else for (const id of remaining) await finishOne(id)
  }
  const finish = async () => {
    stop()
    running.add(run)
    await run().finally(() => running.delete(run))
  }
  const start = () => {
    timer = setTimeout(() => void finish(), UNDO_MS)
  }
  const hideToast = showUndoable(title, undoLabel, {
    onUndo: () => {
      stop()
      setHidden(ids, false)
    },
    onHold: (isHeld) => {
      clearTimeout(timer)
      if (!isHeld && waiting.has(key)) start()
    },
  })
  waiting.set(key, finish)
  setHidden(ids, true)
  start()
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
