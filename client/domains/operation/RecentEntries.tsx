import type { ReactNode } from 'react'
import { LogTime } from '../../components/time/LogTime.tsx'
import styles from './Operations.module.css'

type Entry = { time: string; process: string; mark: ReactNode; text: ReactNode }
type Props = {
  id: string
  title: string
  empty: { title: string; text: string }
  /** Newest first. */
  entries: readonly Entry[]
}

/** The last entries of a log. A long list scrolls in its panel. */
export function RecentEntries({ id, title, empty, entries }: Props) {
  return (
    <div className={styles.list}>
      <h2 id={id} className="h-sub">
        {title}
      </h2>
      {entries.length === 0 ? (
        <div className={`h-panel ${styles.nothing}`}>
          <b>{empty.title}</b>
          <p className="h-label">{empty.text}</p>
        </div>
      ) : (
        <div className={`h-panel ${styles.scroll}`} role="region" aria-labelledby={id} tabIndex={0}>
          <ul className={styles.entries}>
            {entries.map(({ time, process, mark, text }, index) => (
              <li key={`${time} ${process} ${index}`} className={styles.entry}>
                <div className={styles.facts}>
                  <LogTime time={time} className={styles.time} />
                  {mark}
                  <span className="h-label h-trunc">{process}</span>
                </div>
                <div className={styles.text}>{text}</div>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
