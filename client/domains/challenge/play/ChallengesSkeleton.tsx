import { Skeleton } from '@mantine/core'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { CardsSkeleton } from '../../../components/states/Skeletons.tsx'
import dialog from './dialog/ChallengeDialog.module.css'
import styles from './board/ChallengeBoard.module.css'

/** Skeleton of the challenge page: categories, cards and team panel. */
export function ChallengesSkeleton() {
  return (
    <div className={styles.board}>
      <div className={styles.categories} aria-hidden>
        <div className={styles.waitingNames}>
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} height={16} width={`${88 - (index % 3) * 16}%`} />
          ))}
        </div>
      </div>
      <div>
        <div className={styles.waitingBar} aria-hidden>
          <Skeleton height={24} width={136} />
        </div>
        <CardsSkeleton cards={12} />
      </div>
      <div className={styles.waitingPanels} aria-hidden>
        <Skeleton height={296} />
        <Skeleton height={320} />
      </div>
    </div>
  )
}

export function ChallengeDialogSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={dialog.columns} aria-busy="true">
      <span className="h-sr" role="status">
        {t('state.loading')}
      </span>
      <div className={`${dialog.text} ${dialog.waiting}`} aria-hidden>
        {['96%', '88%', '92%', '56%'].map((width) => (
          <Skeleton key={width} height={16} width={width} />
        ))}
        <Skeleton height={44} mt={8} />
      </div>
      <div className={`${dialog.side} ${dialog.waiting}`} aria-hidden>
        <Skeleton height={12} width={48} />
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} height={20} />
        ))}
      </div>
    </div>
  )
}
