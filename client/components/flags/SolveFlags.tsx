import { Flag } from './Flag.tsx'
import type { Category } from '../../../rules/categories.ts'
import styles from './SolveFlags.module.css'

type Props = {
  /** In the order they were solved. */
  flags: readonly { id: string; category: Category; label?: string }[]
  size?: 16 | 20
  label: string
}

/** The category flags of a team's solves. */
export function SolveFlags({ flags, size = 20, label }: Props) {
  return (
    <ul className={styles.list} data-size={size} aria-label={label}>
      {flags.map((flag) => (
        <li key={flag.id} title={flag.label}>
          <Flag category={flag.category} size={size} />
          {flag.label ? <span className="h-sr">{flag.label}</span> : null}
        </li>
      ))}
    </ul>
  )
}
