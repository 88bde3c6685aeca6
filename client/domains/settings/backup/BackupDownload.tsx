import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { usePasswordDialog } from '../../account/password/usePasswordDialog.tsx'
import { fileSize } from '../../asset/file-size.ts'
import { useDownload } from '../../asset/useDownload.ts'

type Props = { url: string; fileName: string }

/** Downloads the latest backup. Asks for the password first if the login is too long ago. */
export function BackupDownload({ url, fileName }: Props) {
  const { t, i18n } = useTranslation()
  const { confirm, dialog } = usePasswordDialog()
  const { start, bytes } = useDownload({
    done: t('settings.backupDownloaded'),
    failed: t('settings.backupDownloadFailed'),
    confirm,
  })
  return (
    <>
      <Button
        leftSection={<IconDownload size={16} stroke={1.75} />}
        loading={bytes !== null}
        onClick={() => void start(url, fileName)}
      >
        {t('settings.backupDownload')}
      </Button>
      <span className="h-label h-num" role="status">
        {bytes ? t('settings.backupReceived', { size: fileSize(bytes, i18n.language) }) : null}
      </span>
      {dialog}
    </>
  )
}
