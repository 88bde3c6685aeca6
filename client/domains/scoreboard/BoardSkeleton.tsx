import { Skeleton } from '@mantine/core'
import { TableSkeleton } from '../../components/states/Skeletons.tsx'
import styles from './Scoreboard.module.css'

/** Skeleton of the scoreboard page. */
export function BoardSkeleton() {
  return (
    <>
      <div className={styles.head}>
        <Skeleton width={220} height={32} />
        <Skeleton className="h-desk" width={360} height={32} />
      </div>
      <div className={`h-panel ${styles.chartSkeleton}`}>
        <Skeleton height="100%" />
      </div>
      <div className={styles.part}>
        <TableSkeleton rows={12} />
      </div>
    </>
  )
}
