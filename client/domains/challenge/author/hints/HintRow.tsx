import { ActionIcon } from '@mantine/core'
import { IconChevronDown, IconTrash } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import styles from './Hints.module.css'

type Props = {
  number: number
  kind: 'free' | 'extra'
  isOpen: boolean
  onToggle: () => void
  /** A field of the hint has the focus. */
  onFocus: () => void
  /** The title or the text, shown while the hint is closed. */
  summary: string
  /** Shown beside the summary. */
  cost?: string | null
  onRemove: () => void
  children: ReactNode
}

/** A hint in the list of hints, with the number that players see. A closed one takes one line. */
export function HintRow(props: Props) {
  const { number, kind, isOpen, onToggle, onFocus, summary, cost, onRemove, children } = props
  const { t } = useTranslation()
  const headingId = useId()
  const fieldsId = useId()
  return (
    <div role="group" aria-labelledby={headingId} className={styles.row} data-open={isOpen || undefined}>
      <div className={styles.head}>
        <h4 className={styles.heading}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={fieldsId}
            onClick={onToggle}
          >
            <IconChevronDown className={styles.turn} size={16} stroke={1.75} aria-hidden />
            <span id={headingId} className={styles.name}>
              {t('adminChallenge.hint', { number })}
            </span>
            <span className={styles.summary} title={isOpen ? undefined : summary}>
              {isOpen ? t(`adminChallenge.hintKind.${kind}`) : summary}
            </span>
            {cost && !isOpen ? <span className={`h-num ${styles.price}`}>{cost}</span> : null}
          </button>
        </h4>
        <ActionIcon size={28} aria-label={t('adminChallenge.removeHint', { number })} onClick={onRemove}>
          <IconTrash size={16} stroke={1.75} />
        </ActionIcon>
      </div>
      <div id={fieldsId} hidden={!isOpen} className={styles.fields} onFocus={onFocus}>
        {isOpen ? children : null}
      </div>
    </div>
  )
}
