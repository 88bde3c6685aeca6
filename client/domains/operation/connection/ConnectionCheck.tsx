import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { Trans } from '../../../i18n/Trans.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'

const ConnectionRun = lazy(() =>
  import('./ConnectionRun.tsx').then((module) => ({ default: module.ConnectionRun })),
)

/** Examines what is between this browser and the platform, which is often a reverse proxy. */
export function ConnectionCheck() {
  const { t } = useTranslation()
  const [runs, setRuns] = useState(0)
  const [isRunning, setRunning] = useState(false)
  function press() {
    if (!isRunning) setRuns(runs + 1)
    setRunning(!isRunning)
  }
  const label = isRunning
    ? t('action.cancel')
    : t(runs > 0 ? 'connectionCheck.again' : 'connectionCheck.start')
  return (
    <section className="h-panel" aria-labelledby="connection-check">
      <div className="h-panel-head">
        <h2 id="connection-check" className="h-sub">
          {t('connectionCheck.title')}
        </h2>
        <Button size="xs" onClick={press}>
          {label}
        </Button>
      </div>
      <div className="h-panel-body h-stack">
        <p className="h-label">
          <Trans
            i18nKey="connectionCheck.intro"
            values={{ address: location.origin }}
            components={{ code: <code /> }}
          />
        </p>
        {runs > 0 ? (
          <Suspense>
            <ConnectionRun key={runs} isRunning={isRunning} onEnd={() => setRunning(false)} />
          </Suspense>
        ) : null}
      </div>
    </section>
  )
}
