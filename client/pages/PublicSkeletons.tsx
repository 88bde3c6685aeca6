import { Skeleton } from '@mantine/core'
import { LoadingPart } from '../components/states/LoadingPart.tsx'
import cardStyles from '../domains/game/FeaturedGame.module.css'
import lineStyles from '../domains/game/GameLine.module.css'
import listStyles from '../domains/game/GameList.module.css'
import gameStyles from './game/GamePage.module.css'
import homeStyles from './HomePage.module.css'
import styles from './PublicSkeletons.module.css'

// Each skeleton has the shape of the loaded page, so the layout does not move when the data arrives.

function times(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

function PostLines({ count }: { count: number }) {
  return times(count).map((index) => (
    <div key={index} className={styles.post}>
      <Skeleton width={index % 2 ? '44%' : '58%'} height={18} />
      <Skeleton width="84%" height={14} />
      <Skeleton width="62%" height={14} />
      <Skeleton width={216} height={16} />
    </div>
  ))
}

export function HomeSkeleton() {
  return (
    <LoadingPart className="h-page">
      <div className={homeStyles.hero}>
        <div>
          <Skeleton width={288} height={43} />
          <Skeleton className={styles.slogan ?? ''} />
        </div>
      </div>
      <div className={cardStyles.card}>
        <Skeleton className={styles.fill ?? ''} />
        <div className={cardStyles.text}>
          <Skeleton width={88} height={22} />
          <Skeleton width="56%" height={32} mt={20} />
          <Skeleton width="88%" height={14} mt={16} />
          <Skeleton width="70%" height={14} mt={10} />
          <Skeleton width={168} height={48} mt={40} />
          <Skeleton width={240} height={44} mt={36} />
        </div>
      </div>
      <div className={homeStyles.columns}>
        <div>
          <Skeleton width={80} height={18} mb={22} />
          <PostLines count={3} />
        </div>
        <div>
          <Skeleton width={80} height={18} mb={22} />
          <div className="h-stack">
            {times(4).map((index) => (
              <div key={index} className={lineStyles.line}>
                <Skeleton className={styles.poster ?? ''} height="auto" />
                <div className={styles.field}>
                  <Skeleton width="70%" height={14} />
                  <Skeleton width="54%" height={12} />
                </div>
              </div>
            ))}
          </div>
        </div>
      </div>
    </LoadingPart>
  )
}

export function GamesSkeleton() {
  return (
    <LoadingPart className="h-page">
      <div className="h-page-head">
        <Skeleton width={96} height={32} />
        <Skeleton className={styles.filter ?? ''} />
      </div>
      <div className={listStyles.list}>
        {times(6).map((index) => (
          <div key={index} className={styles.field}>
            <Skeleton className={styles.poster ?? ''} height="auto" />
            <Skeleton width="60%" height={18} mt={8} />
            <Skeleton width="90%" height={14} />
            <Skeleton width="46%" height={12} />
          </div>
        ))}
      </div>
    </LoadingPart>
  )
}

export function GameSkeleton() {
  return (
    <LoadingPart className="h-page">
      <Skeleton className={styles.hero ?? ''} />
      <div className={gameStyles.columns}>
        <div className={styles.field}>
          <Skeleton width={96} height={22} />
          <Skeleton width="52%" height={32} mt={8} />
          <Skeleton width="80%" height={16} mt={4} />
          <Skeleton width="32%" height={18} mt={32} />
          {times(5).map((index) => (
            <Skeleton key={index} width={index === 4 ? '48%' : '92%'} height={14} mt={4} />
          ))}
        </div>
        <div className={gameStyles.aside}>
          <Skeleton height={212} />
          <Skeleton height={232} />
          <Skeleton height={304} />
        </div>
      </div>
    </LoadingPart>
  )
}

export function PostsSkeleton() {
  return (
    <LoadingPart className={`h-page ${styles.posts}`}>
      <div className="h-page-head">
        <Skeleton width={96} height={32} />
      </div>
      <PostLines count={5} />
    </LoadingPart>
  )
}

export function PostSkeleton() {
  return (
    <LoadingPart className={`h-page ${styles.article}`}>
      <div className={styles.field}>
        <Skeleton width="72%" height={32} mt={16} />
        <Skeleton width={216} height={16} mt={8} />
        <Skeleton width="94%" height={16} mt={24} />
        {times(7).map((index) => (
          <Skeleton key={index} width={index === 6 ? '48%' : '100%'} height={14} mt={6} />
        ))}
      </div>
    </LoadingPart>
  )
}
