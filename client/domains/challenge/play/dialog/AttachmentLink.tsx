import { IconDownload, IconExternalLink, IconFile, IconFileZip } from '@tabler/icons-react'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { AttachmentLink_attachment$key } from '../../../../__generated__/AttachmentLink_attachment.graphql.ts'
import { fileSize } from '../../../asset/file-size.ts'
import styles from './AttachmentLink.module.css'

const ARCHIVE = /\.(zip|7z|rar|tar|gz|tgz|xz|bz2|zst)$/i

/** The download link of a challenge's attachment, with name and size. */
export function AttachmentLink({ attachment }: { attachment: AttachmentLink_attachment$key }) {
  const { t, i18n } = useTranslation()
  const {
    type,
    url,
    name,
    fileSize: bytes,
  } = useFragment(
    graphql`
      fragment AttachmentLink_attachment on Attachment {
        type
        url
        name
        fileSize
      }
    `,
    attachment,
  )
  if (type === 'None') return null
  if (!url) return <p className="h-label">{t('play.attachmentGone')}</p>
  const isRemote = type === 'Remote'
  const shown = name ?? url.replace(/^https?:\/\//, '')
  const Icon = ARCHIVE.test(shown) ? IconFileZip : IconFile
  const Go = isRemote ? IconExternalLink : IconDownload
  return (
    <a
      className={styles.file}
      href={url}
      aria-label={t(isRemote ? 'play.openAttachment' : 'play.downloadAttachment', { name: shown })}
      {...(isRemote ? { target: '_blank', rel: 'noopener noreferrer' } : { download: name ?? '' })}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
      <span className={styles.name}>{shown}</span>
      {typeof bytes === 'number' ? (
        <span className="h-dim h-num">{fileSize(bytes, i18n.language)}</span>
      ) : null}
      <Go className={styles.go} size={20} stroke={1.75} aria-hidden />
    </a>
  )
}
