import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Link, useLocation } from 'react-router'
import { PageTitle } from '../../components/PageTitle.tsx'
import { LinkForm } from '../../domains/account/mail/LinkForm.tsx'
import { IncompleteLinkOutcome, LinkOutcome } from '../../domains/account/mail/LinkOutcome.tsx'
import { readMailLink } from '../../domains/account/mail/mail-link.ts'
import { Outcome } from '../../domains/account/mail/Outcome.tsx'
import { useConfirmEmailChange } from '../../domains/account/mail/useConfirmEmailChange.ts'
import styles from '../../domains/account/AuthForm.module.css'
import { useLogInPath } from '../../session/useLogInPath.ts'
import { enterSession, useViewer } from '../../session/viewer.ts'
import { useLinkLifetime } from '../../domains/account/mail/useLinkLifetime.ts'

const PROFILE = '/account/profile'

/** Confirms a new email address with a link. Only the user who requested it can. */
export function ConfirmPage() {
  const { t } = useTranslation()
  const lifetime = useLinkLifetime()
  const link = readMailLink(useLocation().search)
  const logInPath = useLogInPath()
  const viewer = useViewer()
  const [confirm, running] = useConfirmEmailChange()
  const [state, setState] = useState<'open' | 'done' | 'refused'>('open')
  const profile = { label: t('confirmMail.toProfile'), to: PROFILE }
  const email = link?.address ?? t('confirmMail.newAddress')
  return (
    <>
      <PageTitle screen={t('confirmMail.title')} />
      {link === null ? (
        <IncompleteLinkOutcome next={profile} />
      ) : state === 'refused' ? (
        <LinkOutcome title={t('mailLink.overTitle')} next={[profile]}>
          {t('confirmMail.overText', { lifetime })}
        </LinkOutcome>
      ) : state === 'done' ? (
        <Outcome
          flag="C"
          tone="live"
          title={t('confirmMail.doneTitle')}
          actions={
            <Button variant="filled" size="lg" fullWidth onClick={() => enterSession(PROFILE)}>
              {t('confirmMail.toProfile')}
            </Button>
          }
        >
          <p>{t('confirmMail.doneText', { email })}</p>
        </Outcome>
      ) : viewer === null ? (
        <Outcome
          flag="K"
          title={t('confirmMail.visitorTitle')}
          actions={
            <Button component={Link} to={logInPath} variant="filled" size="lg" fullWidth>
              {t('action.logIn')}
            </Button>
          }
        >
          <p>{t('confirmMail.visitorText', { email })}</p>
        </Outcome>
      ) : (
        <>
          <h1>{t('confirmMail.title')}</h1>
          <p className={styles.lead}>
            {t('confirmMail.lead', { email, name: viewer.name })}{' '}
            <Link to={PROFILE}>{t('confirmMail.toProfile')}</Link>
          </p>
          <LinkForm
            label={t('confirmMail.action')}
            running={running}
            follow={() => confirm({ variables: { input: { token: link.token, email: link.email } } })}
            onDone={() => setState('done')}
            onRefused={() => setState('refused')}
          />
        </>
      )}
    </>
  )
}
