import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { CodeFlags } from '../flags/CodeFlags.tsx'
import styles from './State.module.css'

type Props = {
  title?: string
  /** The failure in one sentence. */
  children?: ReactNode
  onRetry?: () => void
  action?: ReactNode
}

/** Shows the failure with a retry button and the signal flag V, “I require assistance”. */
export function FailedState({ title, children, onRetry, action }: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles.state} role="alert">
      <CodeFlags word="V" tone="live" size={48} direction="column" />
      <h2>{title ?? t('failure.title')}</h2>
      <p>{children ?? t('failure.text')}</p>
      {onRetry || action ? (
        <div className={styles.actions}>
          {onRetry ? (
            <Button variant="filled" leftSection={<IconRefresh size={16} stroke={1.75} />} onClick={onRetry}>
              {t('action.tryAgain')}
            </Button>
          ) : null}
          {action}
        </div>
      ) : null}
    </div>
  )
}
