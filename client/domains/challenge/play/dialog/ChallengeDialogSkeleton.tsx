import { Skeleton } from '@mantine/core'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import styles from './ChallengeDialog.module.css'

/** Skeleton of the dialog of a challenge: its text and what is beside it. */
export function ChallengeDialogSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={styles.columns} aria-busy="true">
      <span className="h-sr" role="status">
        {t('state.loading')}
      </span>
      <div className={`${styles.text} ${styles.waiting}`} aria-hidden>
        {['96%', '88%', '92%', '56%'].map((width) => (
          <Skeleton key={width} height={16} width={width} />
        ))}
        <Skeleton height={44} mt={8} />
      </div>
      <div className={`${styles.side} ${styles.waiting}`} aria-hidden>
        <Skeleton height={12} width={48} />
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} height={20} />
        ))}
      </div>
    </div>
  )
}
