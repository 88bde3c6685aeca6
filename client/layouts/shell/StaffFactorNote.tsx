import { Link } from 'react-router'
import { Note } from '../../components/Note.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './ShellNotice.module.css'

/** Says why a monitor or an administrator has only the rights of a player. */
export function StaffFactorNote() {
  const { t } = useTranslation()
  return (
    <div className={styles.notice}>
      <Note
        tone="warn"
        role="status"
        action={<Link to="/account/profile">{t('secondFactor.staffNoteLink')}</Link>}
      >
        {t('secondFactor.staffNote')}
      </Note>
    </div>
  )
}
