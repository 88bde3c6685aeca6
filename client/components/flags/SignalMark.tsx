import { useTranslation } from '../../i18n/useTranslation.ts'
import type { ConnectionState } from '../../relay/transport/connection-state.ts'
import styles from './SignalMark.module.css'

const SYMBOLS = { live: 'm-live', reconnecting: 'm-half', offline: 'm-down' } as const

/**
 * The connection state as a flag: raised, at half-mast or lowered. On phones the text is for screen readers
 * only.
 */
export function SignalMark({ state }: { state: ConnectionState }) {
  const { t } = useTranslation()
  return (
    <span
      className={styles.mark}
      data-state={state}
      title={t('connection.title', { state: t(`connection.${state}`) })}
    >
      <svg className={styles.flag} width={16} height={16} aria-hidden>
        <use href={`#h-${SYMBOLS[state]}`} />
      </svg>
      <span className={styles.word}>{t(`connection.${state}`)}</span>
    </span>
  )
}
