import { useCallback, useMemo, useState } from 'react'

export type Draft<Values extends object> = {
  /** The stored values with the changes applied. */
  values: Values
  /** Only what differs from what is stored. */
  changes: Partial<Values>
  changeCount: number
  set: <Key extends keyof Values>(key: Key, value: Values[Key]) => void
  discard: () => void
  /** Forgets changes that were stored as sent; what was typed since stays. */
  settle: (sent: Partial<Values>) => void
}

function isSame(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other)
}

function differences<Values extends object>(stored: Values, edits: Partial<Values>): Partial<Values> {
  const entries = Object.entries(edits).filter(([key, value]) => !isSame(value, stored[key as keyof Values]))
  return Object.fromEntries(entries) as Partial<Values>
}

/** Edits on top of what is stored. What others change meanwhile shows in the fields that were left alone. */
export function useDraft<Values extends object>(stored: Values): Draft<Values> {
  const [edits, setEdits] = useState<Partial<Values>>({})
  const changes = useMemo(() => differences(stored, edits), [stored, edits])
  const set = useCallback(
    <Key extends keyof Values>(key: Key, value: Values[Key]) =>
      setEdits((current) => ({ ...current, [key]: value })),
    [],
  )
  const discard = useCallback(() => setEdits({}), [])
  const settle = useCallback(
    (sent: Partial<Values>) =>
      setEdits((current) => {
        const left = Object.entries(current).filter(
          ([key, value]) => !(key in sent && Object.is(value, sent[key as keyof Values])),
        )
        return Object.fromEntries(left) as Partial<Values>
      }),
    [],
  )
  return {
    values: { ...stored, ...edits },
    changes,
    changeCount: Object.keys(changes).length,
    set,
    discard,
    settle,
  }
}
