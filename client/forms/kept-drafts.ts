import { readLocal, writeLocal } from '../storage/local-values.ts'

const PREFIX = 'draft:'

/** Unsaved changes of a form that this browser keeps for one user. */
type KeptDraft = {
  at: number
  edits: Readonly<Record<string, unknown>>
  /** The stored values that the edits began with; absent in drafts of an earlier version. */
  bases?: Readonly<Record<string, unknown>>
}

export const draftKey = (userId: string, form: string) => `${PREFIX}${userId}:${form}`

/** The kept changes that still fit the form: the field exists, and the value has its type. */
export function readDraft(key: string, stored: object): KeptDraft | null {
  const kept = readLocal(key) as Partial<KeptDraft> | null
  if (typeof kept !== 'object' || typeof kept?.at !== 'number' || typeof kept.edits !== 'object') return null
  const fields = new Map(Object.entries(stored))
  const fitting = Object.entries(kept.edits ?? {}).filter(
    ([name, value]) => fields.has(name) && isAlike(value, fields.get(name)),
  )
  if (fitting.length === 0) return null
  return { at: kept.at, edits: Object.fromEntries(fitting), bases: kept.bases ?? {} }
}

/** After the log-out, forms that are still open keep nothing until the page is reloaded. */
let isLoggedOut = false

/** Stores the changes, or deletes the draft if there are none. */
export function writeDraft(key: string, { edits, bases }: { edits: object; bases: object }): void {
  if (isLoggedOut) return
  writeLocal(key, Object.keys(edits).length > 0 ? { at: Date.now(), edits, bases } : null)
}

/** Deletes the drafts of all users after a log-out in this browser. */
export function deleteDrafts(): void {
  isLoggedOut = true
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {
    // Without storage there are no drafts.
  }
}

function isAlike(value: unknown, stored: unknown): boolean {
  if (value === null || stored === null) return true
  return typeof value === typeof stored && Array.isArray(value) === Array.isArray(stored)
}
