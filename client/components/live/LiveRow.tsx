import type { ReactNode } from 'react'
import { ListPanel } from '../panels/ListPanel.tsx'
import { LogTime } from '../time/LogTime.tsx'
import styles from './LiveRow.module.css'

type Props = {
  time: string
  /** The kind of row. */
  mark: ReactNode
  who: ReactNode
  children: ReactNode
  /** The whole text, shown by the browser where the row is too short for it. */
  title?: string
  /** Shown at the end of the row, but not on phones. */
  aside?: ReactNode
}

/** A row of a live list: one line of a fixed height, two on phones. */
export function LiveRow({ time, mark, who, children, title, aside }: Props) {
  return (
    <li className={styles.row}>
      <LogTime time={time} className={styles.time} />
      <span className={styles.mark}>{mark}</span>
      <span className={styles.who}>{who}</span>
      <span className={styles.text} title={title}>
        {children}
      </span>
      {aside === undefined ? null : <span className={styles.aside}>{aside}</span>}
    </li>
  )
}

type ListProps = {
  label: string
  /** The heads of the parts that each row has. Phones do not show them. */
  heads: Pick<Props, 'mark' | 'who' | 'aside'> & { time: ReactNode; text: ReactNode }
  isBusy: boolean
  children: ReactNode
}

export function LiveList({ label, heads, isBusy, children }: ListProps) {
  const { time, mark, who, text, aside } = heads
  return (
    <ListPanel
      label={label}
      rowClass={styles.row}
      isBusy={isBusy}
      heads={
        <>
          <span>{time}</span>
          <span>{mark}</span>
          <span>{who}</span>
          <span>{text}</span>
          {aside === undefined ? null : <span className={styles.aside}>{aside}</span>}
        </>
      }
    >
      {children}
    </ListPanel>
  )
}
