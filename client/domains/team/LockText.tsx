import { useTranslation } from '../../i18n/useTranslation.ts'
import { Note } from '../../components/Note.tsx'

/**
 * The server releases a lock of an ended game on the next attempt, so the client does not disable actions.
 */
export function LockText({ locked }: { locked: boolean }) {
  const { t } = useTranslation()
  if (!locked) return null
  return (
    <div style={{ marginTop: 12 }}>
      <Note tone="warn">{t('team.lockedText')}</Note>
    </div>
  )
}
