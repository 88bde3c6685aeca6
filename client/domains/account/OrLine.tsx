import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './OrLine.module.css'

/** The line between two ways to log in. */
export function OrLine() {
  const { t } = useTranslation()
  return <p className={styles.line}>{t('account.or')}</p>
}
