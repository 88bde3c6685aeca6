import { Skeleton } from '@mantine/core'
import { CardsSkeleton } from '../../../components/states/Skeletons.tsx'
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
