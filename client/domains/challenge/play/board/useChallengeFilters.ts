import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { useSearchText } from '../../../../relay/useSearchText.ts'
import { readFilters, writeFilters, type ChallengeFilters } from './challenge-filters.ts'

/** The filters in the URL. The challenges follow the search text at once, and the URL follows later. */
export function useChallengeFilters() {
  const [search, setSearch] = useSearchParams()
  const filters = readFilters(search)
  const write = useCallback(
    (changes: Partial<ChallengeFilters>) =>
      setSearch((current) => writeFilters(current, changes), { replace: true, preventScrollReset: true }),
    [setSearch],
  )
  const { text, type, show } = useSearchText(filters.text.trim(), (typed) => write({ text: typed }))

  const change = useCallback(
    (changes: Partial<ChallengeFilters>) => {
      if (changes.text !== undefined) show(changes.text)
      write(changes)
    },
    [show, write],
  )
  return { filters: { ...filters, text }, change, setText: type }
}
