import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { InstanceRoom_room$key } from '../../../__generated__/InstanceRoom_room.graphql.ts'
import { fileSize } from '../../asset/file-size.ts'
import styles from './InstanceTable.module.css'

/** The used share of the capacity for instances, and the number of waiting starts. */
export function InstanceRoom({ room }: { room: InstanceRoom_room$key }) {
  const { t, i18n } = useTranslation()
  const { memoryUsed, memoryLimit, cpuUsed, cpuLimit, queuedCount } = useFragment(
    graphql`
      fragment InstanceRoom_room on InstanceRoom {
        memoryUsed
        memoryLimit
        cpuUsed
        cpuLimit
        queuedCount
      }
    `,
    room,
  )
  const size = (mebibytes: number) => fileSize(mebibytes * 1024 ** 2, i18n.language)
  const isLimited = typeof memoryLimit === 'number'
  return (
    <p className={`h-label ${styles.room}`} role="status">
      <span>
        {isLimited
          ? t('instances.room.memory', { used: size(memoryUsed), limit: size(memoryLimit) })
          : t('instances.room.memoryOnly', { used: size(memoryUsed) })}
      </span>
      {typeof cpuLimit === 'number' ? (
        <span>{t('instances.room.cpu', { used: cpuUsed, limit: cpuLimit })}</span>
      ) : null}
      {queuedCount > 0 ? <span>{t('instances.room.queued', { count: queuedCount })}</span> : null}
    </p>
  )
}
