import { IconCheck, IconClock, IconPlayerPause, IconX, type TablerIcon } from '@tabler/icons-react'
import type { ReviewStatus } from '../status-marks.ts'

const ICONS: Readonly<Record<ReviewStatus, TablerIcon>> = {
  Accepted: IconCheck,
  Rejected: IconX,
  Suspended: IconPlayerPause,
  Pending: IconClock,
}

/** The icon of the button that gives a team a status. */
export function StatusIcon({ status }: { status: ReviewStatus }) {
  const Icon = ICONS[status]
  return <Icon size={16} stroke={1.75} aria-hidden />
}
