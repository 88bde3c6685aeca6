import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { readFilters, writeFilters, type ChallengeFilters } from './challenge-filters.ts'

const TYPING_MS = 200

/** The filters in the URL. The search text is kept locally while typing, since the URL is updated later. */
export function useChallengeFilters() {
  const [search, setSearch] = useSearchParams()
  const filters = readFilters(search)
  const [text, setText] = useState(filters.text)
  const written = useRef(filters.text)

  const change = useCallback(
    (changes: Partial<ChallengeFilters>) => {
      if (changes.text !== undefined) {
        written.current = changes.text
        setText(changes.text)
      }
      setSearch((current) => writeFilters(current, changes), { replace: true, preventScrollReset: true })
    },
    [setSearch],
  )

  const inAddress = filters.text
  useEffect(() => {
    if (text === inAddress) return undefined
    const timer = setTimeout(() => change({ text }), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text, inAddress, change])

  // A link to this page can contain another search text.
  useEffect(() => {
    if (inAddress === written.current) return
    written.current = inAddress
    setText(inAddress)
  }, [inAddress])

  return { filters: { ...filters, text }, change, setText }
}
