import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Note } from '../components/Note.tsx'
import { useOutdated } from '../relay/server-watch.ts'
import styles from './ConnectionNotice.module.css'

/** Says that the server sends a newer build than this page's. */
export function ConnectionNotice() {
  const { t } = useTranslation()
  const isOutdated = useOutdated()
  if (!isOutdated) return null
  return (
    <div className={styles.notice}>
      <Note
        role="status"
        action={
          <Button size="xs" onClick={() => location.reload()}>
            {t('action.reload')}
          </Button>
        }
      >
        {t('connection.newVersion')}
      </Note>
    </div>
  )
}
