import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconShieldCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import type { Captcha } from './useCaptcha.ts'
import styles from './CaptchaField.module.css'

const ICONS = {
  idle: IconShieldCheck,
  working: IconShieldCheck,
  solved: IconCircleCheck,
  failed: IconAlertTriangle,
}

/** The captcha of a form, which starts when the user begins to fill the form; empty if none is required. */
export function CaptchaField({ captcha }: { captcha: Captcha }) {
  return captcha.type === 'None' ? null : <RequiredCaptcha captcha={captcha} />
}

function RequiredCaptcha({ captcha }: { captcha: Captcha }) {
  const { t } = useTranslation()
  const { type, state, isAwaited, touch, retry, mountWidget } = captcha
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = root.current?.closest('form')
    if (form?.contains(document.activeElement)) touch()
    form?.addEventListener('focusin', touch)
    return () => form?.removeEventListener('focusin', touch)
  }, [touch])
  const isWidget = type === 'CloudflareTurnstile'
  const stage = isAwaited && state.stage === 'working' ? 'awaited' : state.stage
  const text = t(`captcha.${isWidget ? 'widget' : 'work'}.${stage}`)
  const Icon = ICONS[state.stage]
  const percent = Math.round((state.stage === 'working' ? (state.share ?? 0) : 0) * 100)
  return (
    <div ref={root} className={styles.captcha} data-stage={state.stage}>
      <div className={styles.line}>
        <Icon className={styles.icon} size={18} stroke={1.75} aria-hidden />
        <span role="status" className="h-grow">
          {text}
        </span>
        {state.stage === 'failed' ? (
          <Button size="xs" onClick={retry}>
            {t('action.tryAgain')}
          </Button>
        ) : null}
        {!isWidget && state.stage === 'working' ? (
          <span className="h-num h-dim" aria-hidden>
            {t('captcha.percent', { percent })}
          </span>
        ) : null}
      </div>
      {isWidget ? (
        <div ref={mountWidget} className={styles.widget} data-empty={state.stage === 'idle'} />
      ) : (
        <div
          className="h-bar"
          role="progressbar"
          aria-label={t('captcha.progress')}
          aria-valuenow={state.stage === 'solved' ? 100 : percent}
        >
          <i style={{ width: state.stage === 'solved' ? '100%' : `${percent}%` }} />
        </div>
      )}
    </div>
  )
}
