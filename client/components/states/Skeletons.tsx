import { Skeleton } from '@mantine/core'
import { LoadingPart } from './LoadingPart.tsx'
import styles from './Skeletons.module.css'

const NAME_WIDTHS = ['38%', '29%', '46%', '34%', '24%', '41%']

/** Rows of a table: mark, name, figures on the right. */
export function TableSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <LoadingPart>
      <div className="h-panel">
        <div className={styles.head}>
          <Skeleton width={72} height={12} />
          <Skeleton width={120} height={12} />
        </div>
        {Array.from({ length: rows }, (_, index) => (
          <div key={index} className={styles.row}>
            <Skeleton width={16} height={12} />
            <Skeleton width={24} height={24} />
            <Skeleton width={NAME_WIDTHS[index % NAME_WIDTHS.length] ?? '30%'} height={12} />
            <span className="h-grow" />
            <Skeleton width={44} height={12} />
          </div>
        ))}
      </div>
    </LoadingPart>
  )
}

/** Cards of the challenge size. */
export function CardsSkeleton({ cards = 6 }: { cards?: number }) {
  return (
    <LoadingPart>
      <div className="h-cards">
        {Array.from({ length: cards }, (_, index) => (
          <div key={index} className={styles.card}>
            <Skeleton width={80} height={12} />
            <Skeleton width="52%" height={14} />
            <div className={styles.foot}>
              <Skeleton width={64} height={22} />
              <Skeleton width={88} height={12} />
            </div>
          </div>
        ))}
      </div>
    </LoadingPart>
  )
}

/** Running text: a title and lines. */
export function TextSkeleton({ lines = 5 }: { lines?: number }) {
  return (
    <LoadingPart>
      <div className="h-read h-stack">
        <Skeleton width="46%" height={24} />
        {Array.from({ length: lines }, (_, index) => (
          <Skeleton key={index} width={index === lines - 1 ? '62%' : '100%'} height={14} />
        ))}
      </div>
    </LoadingPart>
  )
}

/** A form in a panel: labels and fields. */
export function FormSkeleton({ fields = 6 }: { fields?: number }) {
  return (
    <LoadingPart>
      <div className="h-panel h-panel-body h-stack">
        {Array.from({ length: fields }, (_, index) => (
          <div key={index} className={styles.field}>
            <Skeleton width={96} height={12} />
            <Skeleton height={36} />
          </div>
        ))}
      </div>
    </LoadingPart>
  )
}
