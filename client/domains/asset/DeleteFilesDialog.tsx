import { ConfirmDialog } from '../../components/panels/ConfirmDialog.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { FileUses } from './FileUses.tsx'
import type { ListedFile } from './file-columns.tsx'

type Props = {
  files: readonly ListedFile[]
  opened: boolean
  onClose: () => void
  onConfirm: () => Promise<void>
}

/** Asks before files are deleted, and says which of them stay because they are in use. */
export function DeleteFilesDialog({ files, opened, onClose, onConfirm }: Props) {
  const { t } = useTranslation()
  const [file] = files
  const count = files.length
  const used = files.filter(({ uses }) => (uses?.count ?? 0) > 0).length
  const isBlocked = count > 0 && used === count
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={onConfirm}
      title={
        count === 1
          ? t('files.deleteTitle', { name: file?.name ?? '' })
          : t('files.deleteManyTitle', { count })
      }
      confirmLabel={t('files.delete')}
      isBlocked={isBlocked}
    >
      <p>
        {isBlocked
          ? t('files.allUsed', { count })
          : used > 0
            ? t('files.someUsed', { count: used })
            : t('files.deleteText', { count })}
      </p>
      {isBlocked && count === 1 ? (
        <p>
          <FileUses uses={file?.uses} />
        </p>
      ) : null}
    </ConfirmDialog>
  )
}
