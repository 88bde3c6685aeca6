import { useCallback, useMemo, useState } from 'react'

export type Draft<Values extends object> = {
  /** The stored values with the changes applied. */
  values: Values
  /** Only the changed fields. */
  changes: Partial<Values>
  changeCount: number
  set: <Key extends keyof Values>(key: Key, value: Values[Key]) => void
  discard: () => void
  /** Clears the saved changes and keeps later ones. */
  settle: (sent: Partial<Values>) => void
}

function isSame(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other)
}

function differences<Values extends object>(stored: Values, edits: Partial<Values>): Partial<Values> {
  const entries = Object.entries(edits).filter(([key, value]) => !isSame(value, stored[key as keyof Values]))
  return Object.fromEntries(entries) as Partial<Values>
}

/** Edits on top of the stored values. Concurrent changes by others appear in unedited fields. */
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
