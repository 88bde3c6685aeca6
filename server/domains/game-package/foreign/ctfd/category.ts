import { findCategory } from '../../../../../rules/category-names.ts'
import type { Category } from '../../../../../rules/categories.ts'
import type { ForeignGame } from '../foreign-game.ts'
import type { CtfdRow } from './ctfd-shapes.ts'

/** The category of that name, or of another usual name for it. */
export function categoryOf(game: ForeignGame, { category, name }: CtfdRow<'challenges'>): Category {
  const known = findCategory(category)
  if (!known) game.change(`challenges.category: ${name}: ${category}`, 'Misc')
  return known ?? 'Misc'
}
