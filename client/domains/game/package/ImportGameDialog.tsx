import { Button, Modal, Progress } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { Note } from '../../../components/Note.tsx'
import { showSuccess } from '../../../components/toasts.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { FileChoiceButton } from '../../asset/FileChoiceButton.tsx'
import { FileDrop } from '../../asset/drop/FileDrop.tsx'
import { useFileChoice } from '../../asset/drop/useFileChoice.ts'
import { PackageContents } from './PackageContents.tsx'
import { usePackageImport } from './usePackageImport.ts'

// Windows names another type than other systems.
const isZip = ({ name, type }: File) =>
  /\.zip$/i.test(name) || type === 'application/zip' || type === 'application/x-zip-compressed'

/** Checks a package, shows how the game would differ from it, and imports it. */
export function ImportGameDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { report, running, error, check, refuse, confirm } = usePackageImport()
  const choose = useFileChoice({
    kind: { isAllowed: isZip, refusal: t('adminGames.package.onlyZip') },
    onChoose: ([file]) => void check(file),
    onRefuse: refuse,
  })
  const percent = Math.round((running?.share ?? 0) * 100)

  async function importNow() {
    const gameId = await confirm()
    if (gameId === null || !report) return
    showSuccess(t('adminGames.package.imported', { title: report.title }))
    await navigate(`/admin/games/${gameId}/info`)
  }

  return (
    <Modal opened onClose={onClose} title={<b>{t('adminGames.package.importTitle')}</b>} size={560}>
      <FileDrop hint={t('upload.dropFile')} disabled={running !== null} onDrop={choose}>
        <div className="h-stack">
          <p className="h-label">{t('adminGames.package.importHint')}</p>
          {error ? (
            <Note tone="bad" role="alert">
              {error}
            </Note>
          ) : null}
          {running ? (
            <>
              <Progress value={percent} aria-label={t('upload.progress', { percent })} />
              <p className="h-label" role="status">
                {percent < 100
                  ? t('upload.progress', { percent })
                  : t(running.dryRun ? 'adminGames.package.checking' : 'adminGames.package.importing')}
              </p>
            </>
          ) : null}
          {report ? <PackageContents report={report} /> : null}
          <div className="h-dialog-actions">
            <Button onClick={onClose}>{t('action.cancel')}</Button>
            <FileChoiceButton
              accept="application/zip,.zip"
              variant={report ? 'default' : 'filled'}
              disabled={running !== null}
              leftSection={<IconUpload size={16} stroke={1.75} aria-hidden />}
              label={t('adminGames.package.choose')}
              onChoose={choose}
            />
            {report ? (
              <Button variant="filled" loading={running !== null} onClick={() => void importNow()}>
                {t('adminGames.package.confirm')}
              </Button>
            ) : null}
          </div>
        </div>
      </FileDrop>
    </Modal>
  )
}
