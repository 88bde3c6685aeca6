import { useEffect, useMemo, useRef, useState } from 'react'
import { useViewer } from '../session/viewer.ts'
import { draftKey, readDraft, writeDraft } from './kept-drafts.ts'

export type Draft<Values extends object> = {
  /** The stored values with the changes applied. */
  values: Values
  /** Only the changed fields. */
  changes: Partial<Values>
  changeCount: number
  set: <Key extends keyof Values>(key: Key, value: Values[Key]) => void
  discard: () => void
  /** Undoes the last change of a field, or the last discard. */
  undo: () => void
  canUndo: boolean
  /** Removes the changes that were saved and keeps later ones. */
  markSaved: (sent: Partial<Values>) => void
  /** The time of the unsaved changes of an earlier visit; null once they are saved or discarded. */
  restoredAt: number | null
  /** This browser keeps the changes when the user leaves the page. */
  isKept: boolean
}

type State<Values> = {
  edits: Partial<Values>
  past: { edits: Partial<Values>; key: keyof Values | null }[]
  restoredAt: number | null
}

/** The pause after the last change before the changes are kept. */
const KEEP_AFTER_MS = 400
const MAX_PAST = 100

function isSame(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other)
}

function differences<Values extends object>(stored: Values, edits: Partial<Values>): Partial<Values> {
  const entries = Object.entries(edits).filter(([key, value]) => !isSame(value, stored[key as keyof Values]))
  return Object.fromEntries(entries) as Partial<Values>
}

function without<Values extends object>(edits: Partial<Values>, sent: Partial<Values>): Partial<Values> {
  const left = Object.entries(edits).filter(
    ([key, value]) => !(key in sent && Object.is(value, sent[key as keyof Values])),
  )
  return Object.fromEntries(left) as Partial<Values>
}

/**
 * Edits on top of the stored values. Concurrent changes by others appear in unedited fields. With the name of a form,
 * unsaved changes are kept in this browser for the user until they are saved or discarded.
 */
export function useDraft<Values extends object>(stored: Values, form: string | null = null): Draft<Values> {
  const viewer = useViewer()
  const key = form && viewer ? draftKey(viewer.id, form) : null
  const [state, setState] = useState<State<Values>>(() => {
    const kept = key ? readDraft(key, stored) : null
    return { edits: (kept?.edits ?? {}) as Partial<Values>, past: [], restoredAt: kept?.at ?? null }
  })
  const { edits, past, restoredAt } = state
  const changes = useMemo(() => differences(stored, edits), [stored, edits])
  const latest = useRef(changes)
  useEffect(() => {
    latest.current = changes
  })

  // Changes are kept after a pause, and immediately when the form or the page closes. The values of the first render are
  // those of the kept draft.
  const isFirst = useRef(true)
  useEffect(() => {
    if (!key) return undefined
    if (isFirst.current) {
      isFirst.current = false
      return undefined
    }
    const keep = () => writeDraft(key, latest.current)
    const timer = setTimeout(keep, KEEP_AFTER_MS)
    window.addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [key, edits])

  function set<Key extends keyof Values>(field: Key, value: Values[Key]) {
    setState((current) => {
      // One undo removes everything that was typed into a field.
      const isTyping = current.past.at(-1)?.key === field
      const step = { edits: current.edits, key: field }
      return {
        ...current,
        edits: { ...current.edits, [field]: value },
        past: isTyping ? current.past : [...current.past, step].slice(-MAX_PAST),
      }
    })
  }

  return {
    values: { ...stored, ...edits },
    changes,
    changeCount: Object.keys(changes).length,
    set,
    discard: () =>
      setState((current) => ({
        edits: {},
        past: [...current.past, { edits: current.edits, key: null }],
        restoredAt: null,
      })),
    undo: () =>
      setState((current) => {
        const step = current.past.at(-1)
        return step ? { ...current, edits: step.edits, past: current.past.slice(0, -1) } : current
      }),
    canUndo: past.length > 0,
    markSaved: (sent) => {
      setState((current) => ({ edits: without(current.edits, sent), past: [], restoredAt: null }))
      latest.current = without(latest.current, sent)
      if (key) writeDraft(key, latest.current)
    },
    restoredAt,
    isKept: key !== null,
  }
}
