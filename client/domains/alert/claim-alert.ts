import { readLocal, writeLocal } from '../../storage/local-values.ts'
import { takeLock } from '../../storage/take-lock.ts'

const KEY = 'alerted'
const MAX_TAGS = 200

/** Resolves to true in one tab of this browser only, and only once for each tag. A reload does not change that. */
export async function claimAlert(tag: string): Promise<boolean> {
  // Locks need a secure context. Tabs without them may both find that the tag is new.
  if (!('locks' in navigator)) return isNew(tag)
  const release = await takeLock(`halyard-alert ${tag}`)
  if (!release) return false
  if (isNew(tag)) {
    // The lock stays with this page, because another tab may read the stored tags before they reach it.
    return true
  }
  release()
  return false
}

/** Stores the tag. Returns whether it was absent. */
function isNew(tag: string): boolean {
  const stored = readLocal(KEY)
  const tags: unknown[] = Array.isArray(stored) ? stored : []
  if (tags.includes(tag)) return false
  writeLocal(KEY, [...tags, tag].slice(-MAX_TAGS))
  return true
}
