import type { ReactNode } from 'react'
import styles from './ActionRow.module.css'

type Props = { title: string; hint: string; children: ReactNode }

/** A row with an action: title, explanation and button. */
export function ActionRow({ title, hint, children }: Props) {
  return (
    <div className={styles.row}>
      <div>
        <b>{title}</b>
        <p className="h-label">{hint}</p>
      </div>
      {children}
    </div>
  )
}
