import { IconFileTypePdf } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { WriteupFile_writeup$key } from '../../__generated__/WriteupFile_writeup.graphql.ts'
import { ExactTime } from '../../components/time/ExactTime.tsx'
import { TimeAgo } from '../../components/time/TimeAgo.tsx'
import { fileSize } from '../asset/file-size.ts'
import styles from './WriteupPanel.module.css'

/** The team's submitted write-up. */
export function WriteupFile({ writeup: key }: { writeup: WriteupFile_writeup$key }) {
  const { i18n } = useTranslation()
  const { name, size, uploadedAt, url } = useFragment(
    graphql`
      fragment WriteupFile_writeup on Writeup {
        name
        size
        uploadedAt
        url
      }
    `,
    key,
  )
  return (
    <div className={styles.file}>
      <IconFileTypePdf size={20} stroke={1.75} aria-hidden />
      <div className={styles.names}>
        {url ? (
          <a className="h-trunc" href={url} title={name} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        ) : (
          <span className="h-trunc">{name}</span>
        )}
        <span className="h-label h-num">
          {fileSize(size, i18n.language)}
          {uploadedAt ? (
            <>
              ,{' '}
              <ExactTime time={Date.parse(uploadedAt)}>
                <TimeAgo time={Date.parse(uploadedAt)} />
              </ExactTime>
            </>
          ) : null}
        </span>
      </div>
    </div>
  )
}
