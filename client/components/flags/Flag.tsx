import type { Category } from '../../../rules/categories.ts'
import { categorySlug } from '../category-slug.ts'
import { drawingLabel } from '../drawing-label.ts'
import styles from './Flag.module.css'

type Props = {
  category: Category
  size?: 14 | 16 | 20 | 24 | 32 | 40 | 48
  /** Set when the category's name is shown beside the flag, so that screen readers don't read it twice. */
  decorative?: boolean
}

export function Flag({ category, size = 16, decorative = false }: Props) {
  const slug = categorySlug(category)
  return (
    <svg
      className={styles.flag}
      style={{ '--ink': `var(--h-cat-${slug})` }}
      width={size}
      height={size}
      {...drawingLabel(decorative ? undefined : category)}
    >
      <use href={`#h-f-${slug}`} />
    </svg>
  )
}

/** The name of a category after its flag, in the text color of the category. */
export function CategoryName({ category, size = 16 }: { category: Category; size?: 16 | 20 | 24 }) {
  return (
    <span className={styles.name} style={{ color: `var(--h-cat-${categorySlug(category)}-text)` }}>
      <Flag category={category} size={size} decorative />
      {category}
    </span>
  )
}
