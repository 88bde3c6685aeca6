import { Skeleton } from '@mantine/core'
import { LoadingPart } from '../../components/states/LoadingPart.tsx'
import cardStyles from './TeamCard.module.css'
import styles from './TeamList.module.css'

/** Skeleton of the list of teams: the headings and three cards. */
export function TeamListSkeleton() {
  return (
    <LoadingPart className="h-page">
      <div className="h-page-head">
        <div className="h-stack" style={{ gap: 8 }}>
          <Skeleton width={144} height={28} />
          <Skeleton width={280} height={12} maw="80vw" />
        </div>
      </div>
      <div className={styles.cards}>
        {[0, 1, 2].map((card) => (
          <div key={card} className={cardStyles.card}>
            <div className={cardStyles.head}>
              <Skeleton width={48} height={48} />
              <div className="h-grow h-stack" style={{ gap: 8 }}>
                <Skeleton width="60%" height={16} />
                <Skeleton width="80%" height={12} />
              </div>
            </div>
            <Skeleton width={72} height={22} />
            <Skeleton width="50%" height={24} />
            <Skeleton width="40%" height={24} />
            <div className={cardStyles.foot}>
              <Skeleton width={72} height={12} />
            </div>
          </div>
        ))}
      </div>
    </LoadingPart>
  )
}
