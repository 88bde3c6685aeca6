import { Anchor, Modal } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useLocation } from 'react-router'
import { PageSpinner } from '../../components/states/Spinner.tsx'
import { lazyPart } from '../../relay/lazy-part.ts'
import { announceSessionChange } from '../../session/session-news.ts'
import { enterSession } from '../../session/viewer.ts'
import { SecondStepForm } from '../second-factor/SecondStepForm.tsx'
import { LogInForm } from './LogInForm.tsx'
import styles from './AuthForm.module.css'

const LogInWithPasskey = lazyPart(() =>
  import('../passkey/LogInWithPasskey.tsx').then((module) => module.LogInWithPasskey),
)

type Props = {
  userName: string
  /** Called with whether the user has logged in again. */
  onEnd: (isLoggedIn: boolean) => void
}

/** Asks the user to log in again in a dialog over the page, so that typed text is not lost. */
export function LogInAgainDialog({ userName, onEnd }: Props) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const [secondStep, setSecondStep] = useState<string | null>(null)
  const from = encodeURIComponent(pathname + search)
  function enter() {
    announceSessionChange()
    onEnd(true)
  }

  return (
    <Modal
      opened
      onClose={() => onEnd(false)}
      title={<b>{t('logInAgain.title')}</b>}
      size={420}
      closeOnClickOutside={false}
    >
      <div className={styles.again}>
        <p className="h-dim">{t('logInAgain.text', { name: userName })}</p>
        <Suspense fallback={<PageSpinner />}>
          {secondStep === null ? (
            <>
              <LogInForm userName={userName} onEntered={enter} onSecondStep={setSecondStep} />
              <LogInWithPasskey onEntered={(name) => (name === userName ? enter() : enterSession('/'))} />
            </>
          ) : (
            <SecondStepForm token={secondStep} onEntered={enter} onRestart={() => setSecondStep(null)} />
          )}
        </Suspense>
        <p className="h-label">
          <Anchor href={`/account/login?from=${from}`}>{t('logInAgain.other')}</Anchor>
        </p>
      </div>
    </Modal>
  )
}
