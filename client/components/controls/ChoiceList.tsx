import { useRef, type ReactNode } from 'react'
import { useScrollFade } from '../panels/useScrollFade.ts'
import { useSelectedInView } from '../panels/useSelectedInView.ts'
import styles from './ChoiceList.module.css'

type Choice = {
  key: string
  label: string
  /** A `Flag` or a 16-px icon. */
  mark: ReactNode
  /** The figure at the right, such as `3/5`. */
  count?: string
  done?: boolean
}

type Props = { label: string; items: readonly Choice[]; selected: string; onSelect: (key: string) => void }

/** A list of choices: a column on wide screens, a horizontally scrolling row on phones. */
export function ChoiceList({ label, items, selected, onSelect }: Props) {
  const list = useRef<HTMLUListElement>(null)
  useScrollFade(list)
  useSelectedInView(list, selected)
  return (
    <nav className={styles.nav} aria-label={label}>
      <ul ref={list} className={styles.list}>
        {items.map((item) => (
          <li key={item.key}>
            <button
              type="button"
              className={styles.item}
              aria-current={item.key === selected ? 'true' : undefined}
              data-done={item.done || undefined}
              onClick={() => onSelect(item.key)}
            >
              <span className={styles.mark}>{item.mark}</span>
              <span>{item.label}</span>
              {item.count === undefined ? null : <span className={styles.count}>{item.count}</span>}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
