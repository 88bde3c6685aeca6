import { useEffect, useRef, useTransition } from 'react'

// Relay keeps the other variables of the list's `refetch`.
type Refetch = (variables: never, options: { fetchPolicy: 'store-and-network' }) => unknown

/**
 * Refreshes a list when its filters change, and shows the old rows until then.
 * Returns whether a refresh is pending.
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
