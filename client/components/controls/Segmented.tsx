import { useRef, type ReactNode } from 'react'
import { useScrollFade } from '../panels/useScrollFade.ts'
import { useSelectedInView } from '../panels/useSelectedInView.ts'
import styles from './Segmented.module.css'

type Option<Value extends string> = { value: Value; label: ReactNode }
type Props<Value extends string> = {
  label: string
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** 24 px high, inside a tool bar. */
  compact?: boolean
  /** As wide as the parent, with options of equal width. */
  filling?: boolean
}

/** A segmented control: a small set of views, one of them selected. It scrolls sideways on phones. */
export function Segmented<Value extends string>(props: Props<Value>) {
  const { label, options, value, onChange, compact = false, filling = false } = props
  const group = useRef<HTMLDivElement>(null)
  useScrollFade(group)
  useSelectedInView(group, value)
  return (
    <div
      ref={group}
      className={styles.group}
      data-compact={compact || undefined}
      data-filling={filling || undefined}
      role="group"
      aria-label={label}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.option}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
