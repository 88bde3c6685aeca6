import { Button } from '@mantine/core'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Link } from 'react-router'
import { Outcome } from './mail/Outcome.tsx'
import type { Registered } from './RegisterForm.tsx'
import { WelcomeOutcome } from './mail/WelcomeOutcome.tsx'
import { useLinkLifetime } from './mail/useLinkLifetime.ts'

type Props = { registered: Registered; returnPath: string; onAgain: () => void }

/** The outcome of a registration and the next step. */
export function RegisterOutcome({ registered, returnPath, onAgain }: Props) {
  const { t } = useTranslation()
  const lifetime = useLinkLifetime()
  const { status, userName: name, email } = registered
  const home = (
    <Button component={Link} to="/" size="lg" fullWidth>
      {t('account.waitAction')}
    </Button>
  )
  switch (status) {
    case 'LoggedIn':
      return <WelcomeOutcome name={name} returnPath={returnPath} />
    case 'AdminConfirmationRequired':
      return (
        <Outcome flag="Q" title={t('account.waitTitle')} actions={home}>
          <p>{t('account.waitText', { name })}</p>
        </Outcome>
      )
    case 'EmailConfirmationRequired':
      return (
        <Outcome
          flag="K"
          title={t('account.mailSentTitle')}
          actions={
            <>
              {home}
              <Button variant="subtle" size="lg" fullWidth onClick={onAgain}>
                {t('account.registerAgain')}
              </Button>
            </>
          }
        >
          <p>{t('account.mailSentText', { name, email, lifetime })}</p>
          <p>{t('account.mailMissing')}</p>
        </Outcome>
      )
    case 'Closed':
      return (
        <Outcome
          flag="X"
          title={t('account.closedTitle')}
          actions={
            <>
              <Button component={Link} to="/account/login" variant="filled" size="lg" fullWidth>
                {t('action.logIn')}
              </Button>
              {home}
            </>
          }
        >
          <p>{t('account.closedText')}</p>
        </Outcome>
      )
  }
}
