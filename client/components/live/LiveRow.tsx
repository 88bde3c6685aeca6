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

type SentProps = {
  challenge: string
  answer: string
  /** Shown before and after the name of the challenge. */
  before?: ReactNode
  after?: ReactNode
}

/** A submission in a row: the challenge beside its answer, above it on phones. */
export function SentFlag({ challenge, answer, before, after }: SentProps) {
  return (
    <span className={styles.sent}>
      <span className={styles.challenge}>
        {before}
        <b className="h-trunc" title={challenge} data-name>
          {challenge}
        </b>
        {after}
      </span>
      <code className={styles.answer} title={answer}>
        {answer}
      </code>
    </span>
  )
}

export function SentHeads({ challenge, answer }: { challenge: ReactNode; answer: ReactNode }) {
  return (
    <span className={styles.sent}>
      <span>{challenge}</span>
      <span>{answer}</span>
    </span>
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
