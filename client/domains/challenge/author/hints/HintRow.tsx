import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import styles from './Hints.module.css'

type Props = {
  number: number
  kind: 'free' | 'extra'
  onRemove: () => void
  children: ReactNode
}

/** A hint in the list of hints, with the number that players see. */
export function HintRow({ number, kind, onRemove, children }: Props) {
  const { t } = useTranslation()
  const headingId = useId()
  return (
    <div role="group" aria-labelledby={headingId} className={styles.row}>
      <div className={styles.head}>
        <h4 id={headingId} className={styles.name}>
          {t('adminChallenge.hint', { number })}
        </h4>
        <span className="h-label h-grow">{t(`adminChallenge.hintKind.${kind}`)}</span>
        <ActionIcon size={28} aria-label={t('adminChallenge.removeHint', { number })} onClick={onRemove}>
          <IconTrash size={16} stroke={1.75} />
        </ActionIcon>
      </div>
      {children}
    </div>
  )
}
