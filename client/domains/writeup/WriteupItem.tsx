import { IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { WriteupItem_writeup$key } from '../../__generated__/WriteupItem_writeup.graphql.ts'
import { TeamAvatar } from '../../components/Avatar.tsx'
import { RelativeTime } from '../../components/time/RelativeTime.tsx'
import { fileSize } from '../asset/file-size.ts'
import styles from './WriteupBrowser.module.css'

type Props = { writeup: WriteupItem_writeup$key; isOpen: boolean; onOpen: () => void }

export function WriteupItem({ writeup: key, isOpen, onOpen }: Props) {
  const { i18n } = useTranslation()
  const { team, size, uploadedAt } = useFragment(
    graphql`
      fragment WriteupItem_writeup on Writeup {
        team {
          name
          avatarUrl
        }
        size
        uploadedAt
      }
    `,
    key,
  )
  return (
    <li>
      <button type="button" className={styles.item} aria-current={isOpen || undefined} onClick={onOpen}>
        <TeamAvatar name={team.name} url={team.avatarUrl ?? null} size={32} />
        <span className={styles.names}>
          <b className="h-trunc">{team.name}</b>
          <span className="h-label h-num">
            {uploadedAt ? (
              <>
                <RelativeTime time={uploadedAt} />,{' '}
              </>
            ) : null}
            {fileSize(size, i18n.language)}
          </span>
        </span>
        <IconChevronRight className={styles.opens} size={16} stroke={1.75} aria-hidden />
      </button>
    </li>
  )
}
