import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './Spinner.module.css'

export function Spinner({ size = 14 }: { size?: number }) {
  return <span className={styles.spinner} style={{ '--size': `${size}px` }} aria-hidden />
}

/** Shown while a route's code loads, with a short delay so that fast loads do not flicker. */
export function PageSpinner() {
  const { t } = useTranslation()
  return (
    <div className={`h-page-spinner ${styles.page}`} role="status">
      <Spinner size={32} />
      <span className="h-sr">{t('state.loading')}</span>
    </div>
  )
}
