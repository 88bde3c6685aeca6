import { Skeleton } from '@mantine/core'
import { FormSkeleton, TableSkeleton } from './Skeletons.tsx'

/** Skeleton of an administration page: a heading and a table. */
export function AdminTableSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <div className="h-page">
      <div className="h-page-head">
        <Skeleton width={200} height={32} />
        <Skeleton width={140} height={36} />
      </div>
      <TableSkeleton rows={rows} />
    </div>
  )
}

/** Skeleton of a page with a heading, a form and a side panel. */
export function AdminFormSkeleton() {
  return (
    <div className="h-page">
      <div className="h-page-head">
        <Skeleton width={280} height={32} />
        <Skeleton width={140} height={36} />
      </div>
      <div className="h-beside">
        <FormSkeleton fields={7} />
        <FormSkeleton fields={3} />
      </div>
    </div>
  )
}

/** Skeleton of a monitor page: the filters are below the heading. */
export function MonitorSkeleton({ rows }: { rows: number }) {
  return (
    <>
      <div className="h-page-head">
        <Skeleton width={180} height={32} />
        <Skeleton width={200} height={36} />
      </div>
      <Skeleton width="min(100%, 640px)" height={36} mb={24} />
      <TableSkeleton rows={rows} />
    </>
  )
}
