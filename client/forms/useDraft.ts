import { useEffect, useMemo, useRef, useState } from 'react'
import { useViewer } from '../session/viewer.ts'
import {
  conflictsOf,
  differences,
  newsOf,
  pickFields,
  withEdit,
  withoutSent,
  type Conflict,
  type Edits,
} from './draft-state.ts'
import { draftKey, readDraft, writeDraft } from './kept-drafts.ts'

export type Draft<Values extends object> = {
  /** The stored values with the changes applied. */
  values: Values
  /** Only the changed fields. */
  changes: Partial<Values>
  changeCount: number
  set: <Key extends keyof Values & string>(key: Key, value: Values[Key]) => void
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
  /** Fields that were changed here and, meanwhile, elsewhere. The user chooses before the form is saved. */
  conflicts: Conflict<Values>[]
  /** Fields whose stored value was changed elsewhere since the form was opened. */
  news: (keyof Values & string)[]
  keepMine: (field: keyof Values & string) => void
  takeTheirs: (field: keyof Values & string) => void
  dismissNews: () => void
}

type State<Values> = Edits<Values> & {
  past: (Edits<Values> & { key: keyof Values | null })[]
  restoredAt: number | null
  /** The stored values that the user knows. */
  seen: Values
  /** Saved fields whose next stored value is the user's own. */
  own: (keyof Values & string)[]
}

/** The pause after the last change before the changes are kept. */
const KEEP_AFTER_MS = 400
const MAX_PAST = 100

/**
 * Edits on top of the stored values. Changes by others appear in unedited fields, and are a conflict in edited ones.
 * With the name of a form, unsaved changes are kept in this browser for the user until they are saved or discarded.
 */
export function useDraft<Values extends object>(stored: Values, form: string | null = null): Draft<Values> {
  const viewer = useViewer()
  const key = form && viewer ? draftKey(viewer.id, form) : null
  const [state, setState] = useState<State<Values>>(() => {
    const kept = key ? readDraft(key, stored) : null
    return {
      edits: (kept?.edits ?? {}) as Partial<Values>,
      bases: (kept?.bases ?? {}) as Partial<Values>,
      past: [],
      restoredAt: kept?.at ?? null,
      seen: stored,
      own: [],
    }
  })
  const { edits, bases, past, restoredAt, seen, own } = state
  const changes = useMemo(() => differences(stored, edits), [stored, edits])
  const conflicts = conflictsOf(stored, { edits, bases })
  const news = newsOf(stored, seen, changes).filter((field) => !own.includes(field))
  const latest = useRef<Edits<Values>>({ edits: changes, bases })
  useEffect(() => {
    latest.current = { edits: changes, bases }
  })

  // The answer of a save is in the store when the save ends, so these values are the user's own.
  useEffect(() => {
    if (own.length > 0) setState(({ own: saved, ...rest }) => ({ ...rest, own: [], seen: { ...rest.seen, ...pickFields(stored, saved) } })) // oxfmt-ignore
  }, [own, stored])

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
  }, [key, edits, bases])

  function set<Key extends keyof Values & string>(field: Key, value: Values[Key]) {
    setState((current) => {
      // One undo removes everything that was typed into a field.
      const isTyping = current.past.at(-1)?.key === field
      const step = { edits: current.edits, bases: current.bases, key: field }
      return {
        ...current,
        ...withEdit(current, stored, [field, value]),
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
        ...current,
        edits: {},
        bases: {},
        past: [...current.past, { edits: current.edits, bases: current.bases, key: null }],
        restoredAt: null,
      })),
    undo: () =>
      setState((current) => {
        const step = current.past.at(-1)
        if (!step) return current
        return { ...current, edits: step.edits, bases: step.bases, past: current.past.slice(0, -1) }
      }),
    canUndo: past.length > 0,
    markSaved: (sent) => {
      setState((current) => ({
        ...current,
        ...withoutSent(current, sent),
        past: [],
        restoredAt: null,
        own: Object.keys(sent) as (keyof Values & string)[],
      }))
      latest.current = withoutSent(latest.current, sent)
      if (key) writeDraft(key, latest.current)
    },
    restoredAt,
    isKept: key !== null,
    conflicts,
    news,
    keepMine: (field) =>
      setState((current) => ({ ...current, bases: { ...current.bases, [field]: stored[field] } })),
    takeTheirs: (field) =>
      setState(({ edits: { [field]: _edit, ...left }, ...current }) => ({
        ...current,
        edits: left as Partial<Values>,
        seen: { ...current.seen, [field]: stored[field] },
        past: [],
      })),
    dismissNews: () => setState((current) => ({ ...current, seen: stored })),
  }
}
