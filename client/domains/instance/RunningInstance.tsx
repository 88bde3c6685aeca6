import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { RunningInstance_instance$key } from '../../__generated__/RunningInstance_instance.graphql.ts'
import { Chip } from '../../components/Chip.tsx'
import { Note } from '../../components/Note.tsx'
import { Countdown } from '../../components/time/Countdown.tsx'
import { useClientConfig } from '../../session/client-config.ts'
import { useNow } from '../../time/ticker.ts'
import { AddressLine } from './AddressLine.tsx'
import { ProxiedHint } from './ProxiedHint.tsx'
import { instanceClock } from './instance-clock.ts'
import styles from './Instance.module.css'

type Props = {
  instance: RunningInstance_instance$key
  category: string
  isBusy: boolean
  onExtend: () => void
  onStop: () => void
  /** The team's instance count and limit. */
  usage: ReactNode
}

/** A running instance: address, remaining time and actions. */
export function RunningInstance({ instance: key, category, isBusy, onExtend, onStop, usage }: Props) {
  const { t } = useTranslation()
  const { extensionMinutes } = useClientConfig()
  const now = useNow(1000)
  const instance = useFragment(
    graphql`
      fragment RunningInstance_instance on Instance {
        startedAt
        expectStopAt
        extendableAt
        readyAt
        isProxied
        isUnreachable
        ...AddressLine_instance
      }
    `,
    key,
  )
  const { share, isOver, canExtend, windowMinutes, waitSeconds } = instanceClock(instance, now)
  const tone = canExtend || isOver ? 'warn' : 'ok'
  return (
    <>
      {instance.isUnreachable ? <Note tone="warn">{t('instance.unreachable')}</Note> : null}
      <div className={styles.box} data-soon={tone === 'warn' || undefined}>
        <div className={styles.address}>
          <Chip tone={tone}>{t(canExtend ? 'instance.expiresSoon' : 'instance.running')}</Chip>
          <AddressLine instance={instance} category={category} />
        </div>
        <div className={`h-bar ${styles.thin}`} aria-hidden>
          <i style={{ width: `${share * 100}%` }} />
        </div>
        <div className={styles.foot}>
          <span className="h-grow h-dim">
            {isOver ? (
              t('instance.over')
            ) : (
              <>
                {t('instance.stopsIn')}{' '}
                <span className={styles.clock}>
                  <Countdown until={instance.expectStopAt ?? now} />
                </span>
              </>
            )}
          </span>
          {canExtend ? (
            <Button size="xs" variant="filled" disabled={isBusy} onClick={onExtend}>
              {t('instance.extendBy', { count: extensionMinutes })}
            </Button>
          ) : (
            <Button size="xs" disabled>
              {t('instance.extend')}
            </Button>
          )}
          <Button size="xs" disabled={isBusy || waitSeconds > 0} onClick={onStop}>
            {t('instance.stop')}
          </Button>
        </div>
      </div>
      <p className={styles.hint}>
        {instance.isProxied ? (
          <span>
            <ProxiedHint />
          </span>
        ) : null}
        {waitSeconds > 0 ? (
          <span>{t('instance.stopWait', { seconds: waitSeconds })}</span>
        ) : canExtend || isOver ? null : (
          <span>
            {instance.extendableAt ? t('instance.window', { count: windowMinutes }) : t('instance.ending')}
          </span>
        )}
        {usage}
      </p>
    </>
  )
}
