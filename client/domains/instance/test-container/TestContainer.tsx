import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import type { TestContainer_challenge$key } from '../../../__generated__/TestContainer_challenge.graphql.ts'
import type { TestContainer_instance$key } from '../../../__generated__/TestContainer_instance.graphql.ts'
import { Chip } from '../../../components/Chip.tsx'
import { Note } from '../../../components/Note.tsx'
import { Spinner } from '../../../components/states/Spinner.tsx'
import type { MutationOutcome } from '../../../relay/useMutationResult.ts'
import { AddressLine } from '../AddressLine.tsx'
import { ProxiedHint } from '../ProxiedHint.tsx'
import { TestContainerLog } from './TestContainerLog.tsx'
import { useStartTestContainer, useStopTestContainer } from './useTestContainer.ts'
import { useTestContainerChanged } from './useTestContainerChanged.ts'
import styles from './TestContainer.module.css'

type Props = {
  challenge: TestContainer_challenge$key
  gameId: string
  /** The challenge has unsaved changes, which the test container does not have. */
  isChanged: boolean
}

const TONES = { Running: 'ok', Failed: 'bad' } as const

/** The test container of a challenge with its start log. */
export function TestContainer({ challenge: key, gameId, isChanged }: Props) {
  const { t } = useTranslation()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [start, isStarting] = useStartTestContainer()
  const [stop, isStopping] = useStopTestContainer()
  const {
    id: challengeId,
    category,
    ...challenge
  } = useFragment(
    graphql`
      fragment TestContainer_challenge on Challenge {
        id
        category
        testContainer {
          ...TestContainer_instance
        }
      }
    `,
    key,
  )
  const instance = useFragment<TestContainer_instance$key>(
    graphql`
      fragment TestContainer_instance on Instance {
        status
        isProxied
        ...AddressLine_instance
        ...TestContainerLog_instance
      }
    `,
    challenge.testContainer,
  )
  useTestContainerChanged(gameId, challengeId)
  if (!instance) return null
  const { status } = instance
  const isIdle = status === 'None' || status === 'Failed'

  async function run(change: Promise<MutationOutcome<unknown>>) {
    setRefusal(null)
    const outcome = await change
    if (!outcome.ok) setRefusal(outcome.fieldErrors[''] ?? outcome.error.message)
  }
  const input = { variables: { input: { gameId, challengeId } } }

  return (
    <section className="h-panel" aria-label={t('testContainer.title')}>
      <div className="h-panel-head">
        <h3>{t('testContainer.title')}</h3>
        <div className="h-row">
          <span role="status">
            {status === 'None' ? null : (
              <Chip tone={status === 'Running' || status === 'Failed' ? TONES[status] : 'plain'}>
                {isIdle || status === 'Running' ? null : <Spinner size={10} />}
                {t(`testContainer.status.${status}`)}
              </Chip>
            )}
          </span>
          {isIdle ? (
            <Button size="xs" disabled={isStarting} onClick={() => void run(start(input))}>
              {t(status === 'Failed' ? 'action.tryAgain' : 'testContainer.start')}
            </Button>
          ) : (
            <Button
              size="xs"
              disabled={isStopping || status === 'Stopping'}
              onClick={() => void run(stop(input))}
            >
              {t('instance.stop')}
            </Button>
          )}
        </div>
      </div>
      {refusal || status === 'Running' || isIdle ? (
        <div className={styles.body}>
          {refusal ? (
            <Note tone="bad" role="alert">
              {refusal}
            </Note>
          ) : status === 'Running' ? (
            <>
              <div className={styles.address}>
                <AddressLine instance={instance} category={category} />
              </div>
              {instance.isProxied ? (
                <p className="h-label">
                  <ProxiedHint />
                </p>
              ) : null}
            </>
          ) : status === 'Failed' ? (
            <p className="h-label">
              <Link to="/admin/logs?level=Warning">{t('testContainer.toLog')}</Link>
            </p>
          ) : (
            <p className="h-label">{t(isChanged ? 'testContainer.savedOnly' : 'testContainer.lives')}</p>
          )}
        </div>
      ) : null}
      <TestContainerLog instance={instance} />
    </section>
  )
}
