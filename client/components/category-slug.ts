import type { Category } from '../../rules/categories.ts'

/** The part of a category in the names of its flag and color tokens. */
export function categorySlug(category: Category): string {
  return category.toLowerCase()
}
