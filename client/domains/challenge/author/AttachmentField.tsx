import { ActionIcon, Box, Button, TextInput } from '@mantine/core'
import { IconFile, IconLink, IconTrash, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { focusOnMount } from '../../../forms/focus-on-mount.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { AttachmentField_challenge$key } from '../../../__generated__/AttachmentField_challenge.graphql.ts'
import { showFailure, showSuccess } from '../../../components/toasts.ts'
import { FileChoiceButton } from '../../asset/FileChoiceButton.tsx'
import { FileDrop } from '../../asset/drop/FileDrop.tsx'
import { useFileChoice } from '../../asset/drop/useFileChoice.ts'
import { fileSize } from '../../asset/file-size.ts'
import { UploadProgress } from '../../asset/UploadProgress.tsx'
import { useUpload } from '../../asset/useUpload.ts'
import { useSetChallengeAttachment } from './useChallengeMutations.ts'
import styles from './AttachmentField.module.css'

type Props = { challenge: AttachmentField_challenge$key; gameId: string }
type Attached =
  | { attachmentType: 'None' }
  | { attachmentType: 'Local'; fileHash: string; fileName: string }
  | { attachmentType: 'Remote'; remoteUrl: string }

/** The file or link that all teams get. It is saved immediately, separately from the form. */
export function AttachmentField({ challenge: key, gameId }: Props) {
  const { t, i18n } = useTranslation()
  const { id, challengeAttachment: attachment } = useFragment(
    graphql`
      fragment AttachmentField_challenge on Challenge {
        id
        challengeAttachment {
          type
          url
          name
          fileSize
        }
      }
    `,
    key,
  )
  const { upload, progress } = useUpload()
  const [attach, isAttaching] = useSetChallengeAttachment()
  const [address, setAddress] = useState<string | null>(null)
  const [error, setError] = useState<string>()

  async function store(attached: Attached) {
    const outcome = await attach({ variables: { input: { gameId, challengeId: id, ...attached } } })
    if (!outcome.ok) {
      setError(outcome.fieldErrors['remoteUrl'] ?? outcome.fieldErrors[''])
      return
    }
    setError(undefined)
    setAddress(null)
    showSuccess(t(attached.attachmentType === 'None' ? 'attachment.removed' : 'attachment.stored'))
  }
  async function send(files: readonly File[]) {
    const stored = (await upload(files))?.[0]
    if (stored) await store({ attachmentType: 'Local', fileHash: stored.hash, fileName: stored.name })
  }

  const choose = useFileChoice({ onChoose: (files) => void send(files), onRefuse: showFailure })

  const isBusy = progress !== null || isAttaching
  const isThere = attachment && attachment.type !== 'None'
  return (
    <FileDrop hint={t('upload.dropFile')} disabled={isBusy} onDrop={choose}>
      {isThere ? (
        <div className={styles.file}>
          {attachment.type === 'Remote' ? (
            <IconLink size={18} stroke={1.75} aria-hidden />
          ) : (
            <IconFile size={18} stroke={1.75} aria-hidden />
          )}
          {attachment.url ? (
            <a className={styles.name} href={attachment.url} target="_blank" rel="noopener noreferrer">
              {attachment.name ?? attachment.url}
            </a>
          ) : (
            <span className={styles.name}>{t('attachment.gone')}</span>
          )}
          {typeof attachment.fileSize === 'number' ? (
            <span className="h-dim h-num">{fileSize(attachment.fileSize, i18n.language)}</span>
          ) : null}
          <ActionIcon
            size={28}
            aria-label={t('attachment.remove')}
            disabled={isAttaching}
            onClick={() => void store({ attachmentType: 'None' })}
          >
            <IconTrash size={16} stroke={1.75} />
          </ActionIcon>
        </div>
      ) : null}
      {progress === null ? null : (
        <Box mt={8}>
          <UploadProgress progress={progress} />
        </Box>
      )}
      {address === null ? (
        <div className={styles.ways}>
          <FileChoiceButton
            size="xs"
            loading={isBusy}
            leftSection={<IconUpload size={16} stroke={1.75} />}
            label={t(isThere ? 'attachment.replace' : 'attachment.upload')}
            onChoose={choose}
          />
          <Button
            size="xs"
            variant="subtle"
            leftSection={<IconLink size={16} stroke={1.75} />}
            onClick={() => setAddress(attachment?.type === 'Remote' ? (attachment.url ?? '') : '')}
          >
            {t('attachment.linkInstead')}
          </Button>
        </div>
      ) : (
        <div className={styles.link}>
          <TextInput
            className="h-grow"
            type="url"
            aria-label={t('attachment.address')}
            placeholder="https://"
            value={address}
            onChange={(event) => setAddress(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              if (address.trim()) void store({ attachmentType: 'Remote', remoteUrl: address.trim() })
            }}
            error={error}
            ref={focusOnMount}
          />
          <Button onClick={() => setAddress(null)}>{t('action.cancel')}</Button>
          <Button
            disabled={!address.trim()}
            loading={isAttaching}
            onClick={() => void store({ attachmentType: 'Remote', remoteUrl: address.trim() })}
          >
            {t('attachment.setLink')}
          </Button>
        </div>
      )}
    </FileDrop>
  )
}
