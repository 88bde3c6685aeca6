import { useThrottledCallback } from '@mantine/hooks'
import { startTransition } from 'react'

type Options = {
  /** The list's own `refetch`. */
  refetch: (variables: never, options: { fetchPolicy: 'store-and-network' }) => unknown
  filters: object
  /** The number of rows to load. */
  count: number
}

/** The number of rows up to which a list is loaded again. */
const MOST = 200
const PAUSE_MS = 2000

/** Loads the rows of a list again, because only the server knows the place of a new one. */
export function useRowsAgain({ refetch, filters, count }: Options): () => void {
  return useThrottledCallback(() => {
    if (count > MOST) return
    startTransition(() => {
      refetch({ ...filters, count } as never, { fetchPolicy: 'store-and-network' })
    })
  }, PAUSE_MS)
}
