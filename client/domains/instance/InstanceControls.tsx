import { Button } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { InstanceControls_instance$key } from '../../__generated__/InstanceControls_instance.graphql.ts'
import { Note } from '../../components/Note.tsx'
import type { MutationOutcome } from '../../relay/useMutationResult.ts'
import { useClientConfig } from '../../session/client-config.ts'
import { InstanceProgress } from './InstanceProgress.tsx'
import { RunningInstance } from './RunningInstance.tsx'
import { InstanceCooldown } from './InstanceCooldown.tsx'
import { useExtendInstance } from './useExtendInstance.ts'
import { useStartInstance } from './useStartInstance.ts'
import { useStopInstance } from './useStopInstance.ts'
import styles from './Instance.module.css'

type Props = {
  instance: InstanceControls_instance$key
  challengeKey: { gameId: string; challengeId: string }
  category: string
  isOpen: boolean
  /** The team's instance count and limit. */
  usage: ReactNode
}

/** Starts, extends and stops the team's instance, and shows its state. */
export function InstanceControls({ instance: key, challengeKey, category, isOpen, usage }: Props) {
  const { t } = useTranslation()
  const { defaultLifetimeMinutes } = useClientConfig()
  const headingId = useId()
  const section = useRef<HTMLElement>(null)
  const [refusal, setRefusal] = useState<{ text: string; status: string } | null>(null)
  const [start, isStarting] = useStartInstance()
  const [extend, isExtending] = useExtendInstance()
  const [stop, isStopping] = useStopInstance()
  const instance = useFragment(
    graphql`
      fragment InstanceControls_instance on Instance {
        status
        message
        readyAt
        ...InstanceProgress_instance
        ...RunningInstance_instance
      }
    `,
    key,
  )
  const { status, message, readyAt } = instance

  async function run(change: Promise<MutationOutcome<unknown>>) {
    setRefusal(null)
    // The pressed button is replaced by the new state, so the focus moves to it.
    section.current?.focus({ preventScroll: true })
    const outcome = await change
    if (!outcome.ok) setRefusal({ text: outcome.fieldErrors[''] ?? outcome.error.message, status })
  }
  const input = { variables: { input: challengeKey } }
  const onStart = () => void run(start(input))
  const onStop = () => void run(stop(input))

  const startButton = (label: string) => (
    <InstanceCooldown until={readyAt}>
      {(isWaiting) => (
        <Button
          disabled={isWaiting}
          loading={isStarting}
          leftSection={<IconPlayerPlay size={16} stroke={1.75} />}
          onClick={onStart}
        >
          {label}
        </Button>
      )}
    </InstanceCooldown>
  )

  return (
    <section className={styles.section} aria-labelledby={headingId} tabIndex={-1} ref={section}>
      <h3 className="h-sub" id={headingId}>
        {t('instance.title')}
      </h3>
      <p className="h-sr" role="status">
        {t(`instance.said.${status}`)}
      </p>
      <div className={styles.stage}>
        {status === 'Running' ? (
          <RunningInstance
            instance={instance}
            category={category}
            isBusy={isExtending || isStopping}
            onExtend={() => void run(extend(input))}
            onStop={onStop}
            usage={usage}
          />
        ) : status === 'None' ? (
          <>
            <div className={styles.idle}>
              <span className="h-grow h-dim">
                {isOpen ? t('instance.lives', { count: defaultLifetimeMinutes }) : t('instance.closed')}
              </span>
              {isOpen ? startButton(t('instance.start')) : null}
            </div>
            <p className={styles.hint}>{usage}</p>
          </>
        ) : status === 'Failed' ? (
          <Note tone="bad" role="alert" action={isOpen ? startButton(t('action.tryAgain')) : null}>
            {message}
          </Note>
        ) : (
          <InstanceProgress instance={instance} onCancel={onStop} isBusy={isStopping} />
        )}
        {refusal?.status === status ? (
          <div className={styles.refusal}>
            <Note tone="bad" role="alert">
              {refusal.text}
            </Note>
          </div>
        ) : null}
      </div>
    </section>
  )
}
