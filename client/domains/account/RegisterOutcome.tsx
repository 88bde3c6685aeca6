import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CodeFlags } from '../../components/CodeFlags.tsx'
import { enterSession } from '../../session/viewer.ts'
import type { Registered } from './RegisterForm.tsx'
import styles from './AuthForm.module.css'

// C: affirmative. Q: I ask for clearance. K: I wish to communicate with you.
const OUTCOMES = {
  LoggedIn: { flag: 'C', title: 'account.welcomeTitle', text: 'account.welcomeText' },
  AdminConfirmationRequired: { flag: 'Q', title: 'account.waitTitle', text: 'account.waitText' },
  EmailConfirmationRequired: { flag: 'K', title: 'account.mailSentTitle', text: 'account.mailSentText' },
} as const

type Props = { registered: Registered; returnPath: string }

/** What became of a registration, and the next step. */
export function RegisterOutcome({ registered, returnPath }: Props) {
  const { t } = useTranslation()
  const { status, userName: name, email } = registered
  const { flag, title, text } = OUTCOMES[status]
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.outcome}>
      <CodeFlags word={flag} tone={status === 'LoggedIn' ? 'live' : 'brand'} size={48} direction="column" />
      <h1 ref={heading} tabIndex={-1}>
        {t(title, { name })}
      </h1>
      <p>{t(text, { name, email })}</p>
      <div className={styles.actions}>
        {status === 'LoggedIn' ? (
          <>
            <Button variant="filled" size="lg" fullWidth onClick={() => enterSession(returnPath)}>
              {t('account.goOn')}
            </Button>
            <Button size="lg" fullWidth onClick={() => enterSession('/teams')}>
              {t('account.makeTeam')}
            </Button>
          </>
        ) : (
          <Button component={Link} to="/" size="lg" fullWidth>
            {t('account.waitAction')}
          </Button>
        )}
      </div>
    </div>
  )
}
