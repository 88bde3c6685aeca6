import { Button } from '@mantine/core'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useShownAge } from '../../cache/shown-age.ts'
import { Note } from '../../components/Note.tsx'
import { useConnectionState } from '../../relay/transport/connection-state.ts'
import { useOutdated } from '../../relay/transport/server-watch.ts'
import { dateAndTime } from '../../time/formats.ts'
import styles from './ShellNotice.module.css'

/** Shows that the screen has data of an earlier visit, or that the server has another build than this page. */
export function ConnectionNotice() {
  const { t, i18n } = useTranslation()
  const isOutdated = useOutdated()
  const shownAt = useShownAge()
  const connection = useConnectionState()
  const isOld = shownAt !== null && connection !== 'live'
  if (!isOutdated && !isOld) return null
  return (
    <div className={styles.notice}>
      {isOld ? (
        <Note role="status" tone="warn">
          {t('connection.saved', { time: dateAndTime(shownAt, i18n.language) })}
        </Note>
      ) : (
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
      )}
    </div>
  )
}
