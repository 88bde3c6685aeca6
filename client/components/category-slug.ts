import type { Category } from '../../rules/categories.ts'

/** Names the category's flag and inks. */
export function categorySlug(category: Category): string {
  return category.toLowerCase()
}
