import { useTranslation } from 'react-i18next'
import { Note } from '../../components/Note.tsx'

/** The server lifts a lock that outlived its game when somebody tries, so a lock forbids no attempt here. */
export function LockText({ locked }: { locked: boolean }) {
  const { t } = useTranslation()
  if (!locked) return null
  return (
    <div style={{ marginTop: 12 }}>
      <Note tone="warn">{t('team.lockedText')}</Note>
    </div>
  )
}
