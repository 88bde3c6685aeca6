import type { FileOrder } from '../../__generated__/AdminFilesPageQuery.graphql.ts'
import { sortInAddress } from '../../table/column.ts'

const FIELDS = { name: 'NAME', uploaded: 'UPLOADED_AT', size: 'SIZE' } as const

export const FILE_SORTS = Object.keys(FIELDS) as (keyof typeof FIELDS)[]

/** The order that `?sort=` asks for; null is by name. */
export function fileOrderInAddress(params: URLSearchParams): FileOrder | null {
  const sort = sortInAddress(params, FILE_SORTS)
  return sort ? { field: FIELDS[sort.key], direction: sort.isDescending ? 'DESC' : 'ASC' } : null
}
