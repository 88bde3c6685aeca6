import type { Category } from '../../../rules/categories.ts'
import { findCategory } from '../../../rules/category-names.ts'
import type { Warn } from '../source.ts'

/** The category of a file, or else the one of the first of its tags that names a category, or else Misc. */
export function categoryOf(name: string, tags: string[], warn: Warn): Category | undefined {
  const category = findCategory(name) ?? tags.map(findCategory).find(Boolean)
  if (category) return category
  if (!name) {
    warn('category: missing; a new challenge becomes Misc')
    return undefined
  }
  warn(`category: unknown category "${name}"; Misc is used`)
  return 'Misc'
}
