/** The order of a list as a caller asks for it. */
export type ListOrder<Field extends string> = { field: Field; direction: 'ASC' | 'DESC' }
export type SortOrder = 'asc' | 'desc'

/** Prisma's word for the direction. */
export function sortOrder({ direction }: Pick<ListOrder<string>, 'direction'>): SortOrder {
  return direction === 'ASC' ? 'asc' : 'desc'
}
