import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Link, useLocation } from 'react-router'
import { PageTitle } from '../../components/PageTitle.tsx'
import { IncompleteLinkOutcome, LinkOutcome } from '../../domains/account/mail/LinkOutcome.tsx'
import { readMailLink } from '../../domains/account/mail/mail-link.ts'
import { Outcome } from '../../domains/account/mail/Outcome.tsx'
import { ResetForm } from '../../domains/account/mail/ResetForm.tsx'
import styles from '../../domains/account/AuthForm.module.css'
import { enterSession } from '../../session/viewer.ts'
import { useLinkLifetime } from '../../domains/account/mail/useLinkLifetime.ts'

/** Sets a new password with an email link. */
export function ResetPage() {
  const { t } = useTranslation()
  const lifetime = useLinkLifetime()
  const link = readMailLink(useLocation().search)
  const [state, setState] = useState<'open' | 'done' | 'refused'>('open')
  const another = { label: t('reset.another'), to: '/account/recovery' }
  return (
    <>
      <PageTitle screen={t('reset.title')} />
      {link === null ? (
        <IncompleteLinkOutcome next={another} />
      ) : state === 'refused' ? (
        <LinkOutcome title={t('mailLink.overTitle')} next={[another]}>
          {t('reset.overText', { lifetime })}
        </LinkOutcome>
      ) : state === 'done' ? (
        <Outcome
          flag="C"
          tone="live"
          title={t('account.passwordChanged')}
          actions={
            <Button variant="filled" size="lg" fullWidth onClick={() => enterSession('/account/login')}>
              {t('action.logIn')}
            </Button>
          }
        >
          <p>{t('reset.doneText')}</p>
        </Outcome>
      ) : (
        <>
          <h1>{t('reset.title')}</h1>
          {link.address ? <p className={styles.lead}>{t('reset.lead', { email: link.address })}</p> : null}
          <p className={styles.lead}>
            <Link to="/account/login">{t('recovery.back')}</Link>
          </p>
          <ResetForm link={link} onDone={() => setState('done')} onRefused={() => setState('refused')} />
        </>
      )}
    </>
  )
}
