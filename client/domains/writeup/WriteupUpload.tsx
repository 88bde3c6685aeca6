import { Progress } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Note } from '../../components/Note.tsx'
import { FileChoiceButton } from '../asset/FileChoiceButton.tsx'
import { FileDrop } from '../asset/drop/FileDrop.tsx'
import { useFileChoice } from '../asset/drop/useFileChoice.ts'
import styles from './WriteupPanel.module.css'
import { useSubmitWriteup } from './useSubmitWriteup.ts'

/** Uploads or replaces the team's PDF. */
export function WriteupUpload({ gameId, hasWriteup }: { gameId: number; hasWriteup: boolean }) {
  const { t } = useTranslation()
  const { submit, refuse, progress, error } = useSubmitWriteup(gameId)
  const choose = useFileChoice({ onChoose: ([file]) => void submit(file), onRefuse: refuse })
  const percent = Math.round((progress ?? 0) * 100)
  return (
    <FileDrop
      className={styles.drop ?? ''}
      hint={t('upload.dropFile')}
      disabled={progress !== null}
      onDrop={choose}
    >
      {progress === null ? null : <Progress value={percent} aria-label={t('upload.progress', { percent })} />}
      {error ? (
        <Note tone="bad" role="alert">
          {error}
        </Note>
      ) : null}
      <FileChoiceButton
        accept="application/pdf"
        fullWidth
        loading={progress !== null}
        leftSection={<IconUpload size={16} stroke={1.75} />}
        label={t(hasWriteup ? 'writeup.replace' : 'writeup.choose')}
        onChoose={choose}
      />
      <p className="h-label">{t('writeup.limits')}</p>
    </FileDrop>
  )
}
