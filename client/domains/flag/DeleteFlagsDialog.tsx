import { useTranslation } from '../../i18n/useTranslation.ts'
import { ConfirmDialog } from '../../components/panels/ConfirmDialog.tsx'
import type { ListedFlag } from './flag-columns.tsx'
import styles from './Flags.module.css'

type Props = {
  opened: boolean
  flags: readonly ListedFlag[]
  /** The deletion leaves the enabled challenge without a correct flag. */
  areLast: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks before flags are deleted, and says what that means for teams. */
export function DeleteFlagsDialog({ opened, flags, areLast, onClose, onConfirm }: Props) {
  const { t } = useTranslation()
  const count = flags.length
  const [first] = flags
  const only = count === 1 ? first : undefined
  const holders = flags.flatMap(({ holderTeamName }) => holderTeamName ?? [])
  const areBaits = flags.every(({ isBait }) => isBait)
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={onConfirm}
      title={only ? t('flags.deleteTitle') : t('flags.deleteManyTitle', { count })}
      confirmLabel={only ? t('flags.deleteConfirm') : t('flags.deleteManyConfirm', { count })}
    >
      {only ? (
        <p>
          <code className={styles.flagToDelete}>{only.flag}</code>
        </p>
      ) : null}
      {holders.length > 0 ? (
        <p>
          {only
            ? t('flags.deleteHeld', { team: holders[0] ?? '' })
            : t('flags.deleteManyHeld', { count: holders.length })}
        </p>
      ) : null}
      <p>
        {only
          ? t(areBaits ? 'flags.deleteBait' : areLast ? 'flags.deleteLast' : 'flags.deleteText')
          : t(areBaits ? 'flags.deleteManyBaits' : areLast ? 'flags.deleteManyLast' : 'flags.deleteManyText')}
      </p>
    </ConfirmDialog>
  )
}
