import { Skeleton } from '@mantine/core'
import { FormSkeleton } from '../../components/states/Skeletons.tsx'
import styles from './ProfilePage.module.css'

export function ProfileSkeleton() {
  return (
    <div className="h-page">
      <div className={styles.head} aria-hidden>
        <Skeleton width={64} height={64} />
        <div className="h-grow h-stack" style={{ gap: 8 }}>
          <Skeleton width={160} height={24} />
          <Skeleton width={240} height={14} />
        </div>
      </div>
      <div className={styles.columns}>
        <FormSkeleton fields={6} />
        <FormSkeleton fields={3} />
      </div>
    </div>
  )
}
