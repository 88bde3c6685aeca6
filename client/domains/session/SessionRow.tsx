import { Button } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { SessionRow_session$key } from '../../__generated__/SessionRow_session.graphql.ts'
import { Chip } from '../../components/Chip.tsx'
import { RelativeTime } from '../../components/time/RelativeTime.tsx'
import { showSuccess } from '../../components/toasts.ts'
import { useLogOut } from '../account/useLogOut.ts'
import { browserName } from './browser-name.ts'
import { useRevokeSession } from './useRevokeSession.ts'
import styles from './SessionList.module.css'

export function SessionRow({ session: key }: { session: SessionRow_session$key }) {
  const { t } = useTranslation()
  const session = useFragment(
    graphql`
      fragment SessionRow_session on Session {
        id
        isCurrent
        ip
        userAgent
        lastUsedAt
      }
    `,
    key,
  )
  const [revoke, isRevoking] = useRevokeSession()
  const [logOut, isLoggingOut] = useLogOut()
  const { browser, system, isPhone } = browserName(session.userAgent)
  const program = browser ?? t('session.unknownBrowser')
  const name = system ? t('session.browserOn', { browser: program, system }) : program
  const Icon = isPhone ? IconDeviceMobile : IconDeviceDesktop

  async function end() {
    if (session.isCurrent) return logOut()
    const outcome = await revoke({ variables: { input: { id: session.id } } })
    if (outcome.ok) showSuccess(t('session.revoked', { name }))
  }

  return (
    <li className={styles.row}>
      <Icon size={20} stroke={1.75} aria-hidden />
      <div className="h-grow">
        <div className={styles.name} title={session.userAgent}>
          {name}
          {session.isCurrent ? <Chip tone="brand">{t('session.thisBrowser')}</Chip> : null}
        </div>
        <div className={styles.facts}>
          <span className="h-num" style={{ whiteSpace: 'nowrap' }}>
            {session.ip}
          </span>
          <RelativeTime time={session.lastUsedAt} />
        </div>
      </div>
      <Button
        size="xs"
        loading={isRevoking || isLoggingOut}
        aria-label={t('session.revokeOf', { name })}
        onClick={() => void end()}
      >
        {t('session.revoke')}
      </Button>
    </li>
  )
}
