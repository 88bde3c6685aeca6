import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Link, useLocation } from 'react-router'
import { PageTitle } from '../../components/PageTitle.tsx'
import { LinkForm } from '../../domains/account/mail/LinkForm.tsx'
import { IncompleteLinkOutcome, LinkOutcome } from '../../domains/account/mail/LinkOutcome.tsx'
import { readMailLink } from '../../domains/account/mail/mail-link.ts'
import { useVerifyEmail } from '../../domains/account/mail/useVerifyEmail.ts'
import { WelcomeOutcome } from '../../domains/account/mail/WelcomeOutcome.tsx'
import styles from '../../domains/account/AuthForm.module.css'
import { useLinkLifetime } from '../../domains/account/mail/useLinkLifetime.ts'

/** Activates an account with an email link. */
export function VerifyPage() {
  const { t } = useTranslation()
  const lifetime = useLinkLifetime()
  const link = readMailLink(useLocation().search)
  const [verify, running] = useVerifyEmail()
  const [welcome, setWelcome] = useState<string | null>(null)
  const [isRefused, setRefused] = useState(false)
  const again = { label: t('account.registerAgain'), to: '/account/register' }
  return (
    <>
      <PageTitle screen={t('verify.title')} />
      {link === null ? (
        <IncompleteLinkOutcome next={again} />
      ) : isRefused ? (
        <LinkOutcome
          title={t('mailLink.overTitle')}
          next={[{ label: t('action.logIn'), to: '/account/login' }, again]}
        >
          {t('verify.overText', { lifetime })}
        </LinkOutcome>
      ) : welcome !== null ? (
        <WelcomeOutcome name={welcome} returnPath="/" />
      ) : (
        <>
          <h1>{t('verify.title')}</h1>
          <p className={styles.lead}>
            {link.address ? t('verify.lead', { email: link.address }) : t('verify.leadPlain')}{' '}
            <Link to="/account/login">{t('recovery.back')}</Link>
          </p>
          <LinkForm
            label={t('verify.action')}
            running={running}
            follow={() => verify({ variables: { input: { token: link.token, email: link.email } } })}
            onDone={({ viewer }) => setWelcome(viewer?.userName ?? '')}
            onRefused={() => setRefused(true)}
          />
        </>
      )}
    </>
  )
}
