import type { ReactNode } from 'react'
import styles from './ListPanel.module.css'

type Props = {
  label: string
  /** The heads of the columns. Phones do not show them. */
  heads: ReactNode
  /** The class that gives the rows and the heads their columns. */
  rowClass: string | undefined
  /** Different rows are being loaded. */
  isBusy?: boolean
  children: ReactNode
}

/** A list in a panel, with the heads of its columns. */
export function ListPanel({ label, heads, rowClass, isBusy = false, children }: Props) {
  return (
    <div className={`h-panel ${styles.panel}`} aria-busy={isBusy}>
      {/* Each row of the list says by itself what its parts are. */}
      <div className={`${rowClass} ${styles.head}`} aria-hidden>
        {heads}
      </div>
      <ul className={styles.list} aria-label={label} aria-busy={isBusy}>
        {children}
      </ul>
    </div>
  )
}
