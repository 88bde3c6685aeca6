import { useEffect, useRef, useTransition } from 'react'

// Whatever variables the list's own `refetch` takes beside its filters, Relay keeps.
type Refetch = (variables: never, options: { fetchPolicy: 'store-and-network' }) => unknown

/**
 * Loads a list again when its filters are no longer those it came with; what is there stays until then.
 * Answers whether it waits.
 */
export function useFilters<Filters extends object>(
  refetch: Refetch,
  filters: Filters,
  initial: Filters,
): boolean {
  const [isPending, startTransition] = useTransition()
  const key = JSON.stringify(filters)
  const shown = useRef(JSON.stringify(initial))
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    startTransition(() => {
      refetch(JSON.parse(key) as never, { fetchPolicy: 'store-and-network' })
    })
  }, [key, refetch])
  return isPending
}
