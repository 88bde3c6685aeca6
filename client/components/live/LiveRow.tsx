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
  /** Shown at the end of the row, but not on phones. */
  aside?: ReactNode
}

/** A row of a live list: one line of a fixed height, three on phones. */
export function LiveRow({ time, mark, who, children, aside }: Props) {
  return (
    <li className={styles.row}>
      <LogTime time={time} className={styles.time} />
      <span className={styles.mark}>{mark}</span>
      <span className={styles.who}>{who}</span>
      <span className={styles.text}>{children}</span>
      {aside === undefined ? null : <span className={styles.aside}>{aside}</span>}
    </li>
  )
}

type SentProps = {
  challenge?: string | undefined
  answer?: string | undefined
  /** Shown before and after the name of the challenge. */
  before?: ReactNode
  after?: ReactNode
  /** Shown after the answer. */
  note?: string | null
}

/** A submission in a row: the challenge beside its answer, above it on phones. */
export function SentFlag({ challenge, answer, before, after, note }: SentProps) {
  return (
    <span className={styles.sent}>
      <span className={styles.challenge}>
        {before}
        <b className="h-trunc" title={challenge} data-name>
          {challenge}
        </b>
        {after}
      </span>
      <span className={styles.flag}>
        {answer === undefined ? null : (
          <code className={styles.answer} title={answer}>
            {answer}
          </code>
        )}
        {note ? (
          <span className="h-trunc" title={note}>
            {note}
          </span>
        ) : null}
      </span>
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
