import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { readFilters, writeFilters, type ChallengeFilters } from './challenge-filters.ts'

const TYPING_MS = 200

/** The filters in the URL. The search text is kept locally while typing, since the URL is updated later. */
export function useChallengeFilters() {
  const [search, setSearch] = useSearchParams()
  const filters = readFilters(search)
  const [text, setText] = useState(filters.text)

  const change = useCallback(
    (changes: Partial<ChallengeFilters>) => {
      if (changes.text !== undefined) setText(changes.text)
      setSearch((current) => writeFilters(current, changes), { replace: true, preventScrollReset: true })
    },
    [setSearch],
  )

  const written = filters.text
  useEffect(() => {
    if (text === written) return undefined
    const timer = setTimeout(() => change({ text }), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text, written, change])

  return { filters: { ...filters, text }, change, setText }
}
