import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { UnsavedGuard } from './UnsavedGuard.tsx'
import styles from './SaveBar.module.css'

type Props = {
  count: number
  saving: boolean
  onSave: () => void
  onDiscard: () => void
  /** The last change can be undone. */
  canUndo?: boolean
  onUndo?: () => void
  /** This browser keeps the changes when the user leaves the page. */
  isKept?: boolean
  /** The label of the button, if it is not “Save changes”. */
  saveLabel?: string
}

/** The footer of a form with unsaved changes: save or discard. Also guards against leaving. */
export function SaveBar({
  count,
  saving,
  onSave,
  onDiscard,
  canUndo = false,
  onUndo,
  isKept = false,
  saveLabel,
}: Props) {
  const { t } = useTranslation()
  const isDirty = count > 0
  useHotkeys([['mod+S', () => (isDirty && !saving ? onSave() : undefined)]], [], true)
  return (
    <div className={`h-save-bar ${styles.bar}`}>
      <span className={styles.count} role="status">
        <span className={styles.mark} data-dirty={isDirty || undefined} aria-hidden />
        {isDirty ? t('draft.unsaved', { count }) : t('draft.saved')}
      </span>
      <span className="h-row">
        {onUndo ? (
          <Button
            className={`h-desk ${styles.quiet}`}
            variant="subtle"
            leftSection={<IconArrowBackUp size={16} stroke={1.75} aria-hidden />}
            disabled={!canUndo || saving}
            onClick={onUndo}
          >
            {t('draft.undo')}
          </Button>
        ) : null}
        <Button
          className={styles.quiet ?? ''}
          variant="subtle"
          disabled={!isDirty || saving}
          onClick={onDiscard}
        >
          {t('draft.discard')}
        </Button>
        <Button
          variant="filled"
          disabled={!isDirty}
          loading={saving}
          onClick={onSave}
          aria-keyshortcuts="Control+S Meta+S"
          rightSection={<kbd className={`h-desk ${styles.key}`}>{t('action.withControl', { key: 'S' })}</kbd>}
        >
          {saveLabel ?? t('action.save')}
        </Button>
      </span>
      {/* The router asks one guard only, so forms without changes have none. */}
      {isDirty ? <UnsavedGuard count={count} isKept={isKept} /> : null}
    </div>
  )
}
