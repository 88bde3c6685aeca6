import type { ReactNode } from 'react'
import { CodeFlags } from '../flags/CodeFlags.tsx'
import styles from './State.module.css'

type Props = {
  /** The letter of the flag: P for nothing yet, N for no match, C for all done, X for suspended. */
  flag?: string
  tone?: 'brand' | 'live'
  title: string
  /** One sentence. */
  children?: ReactNode
  /** The next action: one or two buttons. */
  action?: ReactNode
}

export function EmptyState({ flag = 'N', tone = 'brand', title, children, action }: Props) {
  return (
    <div className={styles.state}>
      <CodeFlags word={flag} tone={tone} size={48} direction="column" />
      <h2>{title}</h2>
      {children ? <p>{children}</p> : null}
      {action ? <div className={styles.actions}>{action}</div> : null}
    </div>
  )
}
