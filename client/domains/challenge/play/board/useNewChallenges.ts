import { useEffect, useMemo, useState } from 'react'
import { readLocal, writeLocal } from '../../../../storage/local-values.ts'

/**
 * The challenges that this browser has not listed before, until they are opened. The first visit of a game has none.
 * `openId` is the open challenge, or 0.
 */
export function useNewChallenges(
  gameId: number,
  ids: readonly number[],
  openId: number,
): ReadonlySet<number> {
  const key = `challenges-seen:${gameId}`
  const [seen, setSeen] = useState<ReadonlySet<number>>(() => {
    const stored = readLocal(key)
    return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : ids)
  })
  useEffect(() => writeLocal(key, [...seen]), [key, seen])
  useEffect(() => {
    if (openId > 0) setSeen((before) => (before.has(openId) ? before : new Set([...before, openId])))
  }, [openId])
  return useMemo(() => new Set(ids.filter((id) => !seen.has(id))), [ids, seen])
}
