import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { Note } from '../../components/Note.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ALERT_KINDS, readAlertChoices, writeAlertChoices, type AlertKind } from './alert-choices.ts'
import { playSound } from './alert-sound.ts'
import { canNotify } from './notification.ts'

/** Chooses the events that this browser notifies the user about while a game is open in a tab. */
export function AlertPanel() {
  const { t } = useTranslation()
  const [choices, setChoices] = useState(readAlertChoices)
  const [permission, setPermission] = useState(() => (canNotify() ? Notification.permission : 'denied'))

  function choose(name: AlertKind | 'sound', isChosen: boolean) {
    const next = { ...choices, [name]: isChosen }
    setChoices(next)
    writeAlertChoices(next)
    // Browsers ask only after a click, and only once.
    if (isChosen && name !== 'sound' && permission === 'default')
      void Notification.requestPermission().then(setPermission)
  }

  const isAny = ALERT_KINDS.some((kind) => choices[kind])
  return (
    <section className="h-panel" aria-labelledby="alert-panel">
      <div className="h-panel-head">
        <h2 id="alert-panel" style={{ fontSize: 'var(--h-fs-14)' }}>
          {t('alert.heading')}
        </h2>
        <Button size="xs" onClick={() => playSound('notices')}>
          {t('alert.try')}
        </Button>
      </div>
      <div className="h-panel-body h-stack">
        <p className="h-label">{t('alert.hint')}</p>
        {[...ALERT_KINDS, 'sound' as const].map((name) => (
          <Checkbox
            key={name}
            label={t(`alert.${name}`)}
            checked={choices[name]}
            onChange={(event) => choose(name, event.currentTarget.checked)}
          />
        ))}
        {isAny && permission === 'denied' ? <Note tone="warn">{t('alert.blocked')}</Note> : null}
      </div>
    </section>
  )
}
