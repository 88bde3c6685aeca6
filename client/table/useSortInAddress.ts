import { useSearchParams } from 'react-router'
import { sortAddress, sortInAddress, type Sort } from './column.ts'

/** The order in `?sort=` of the URL, for a list that is sorted in the browser. */
export function useSortInAddress<Key extends string>(keys: readonly Key[]) {
  const [params, setParams] = useSearchParams()
  const setSort = (sort: Sort | null) =>
    setParams(
      (before) => {
        const address = sortAddress(sort)
        if (address) before.set('sort', address)
        else before.delete('sort')
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  return [sortInAddress(params, keys), setSort] as const
}
