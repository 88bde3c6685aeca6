import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { SessionList_viewer$key } from '../../__generated__/SessionList_viewer.graphql.ts'
import { ConfirmDialog } from '../../components/panels/ConfirmDialog.tsx'
import { storeLogOutReason } from '../../session/log-out-reason.ts'
import { useLogOut } from '../account/useLogOut.ts'
import { SessionRow } from './SessionRow.tsx'
import styles from './SessionList.module.css'

/** The browsers in which the viewer is logged in. */
export function SessionList({ viewer: key }: { viewer: SessionList_viewer$key }) {
  const { t } = useTranslation()
  const { sessions } = useFragment(
    graphql`
      fragment SessionList_viewer on Viewer {
        sessions {
          id
          ...SessionRow_session
        }
      }
    `,
    key,
  )
  const [isAsking, setAsking] = useState(false)
  const [logOut] = useLogOut()
  return (
    <section className="h-panel" aria-labelledby="session-panel">
      <div className="h-panel-head">
        <h2 id="session-panel" className={styles.heading}>
          {t('session.panel')}
        </h2>
        <Button size="xs" onClick={() => setAsking(true)}>
          {t('session.everywhere')}
        </Button>
      </div>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => logOut({ everywhere: true, before: () => storeLogOutReason('everywhere') })}
        title={t('session.everywhereTitle')}
        confirmLabel={t('session.everywhere')}
      >
        {t('session.everywhereText')}
      </ConfirmDialog>
    </section>
  )
}
