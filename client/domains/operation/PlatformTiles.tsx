import { graphql, useFragment } from 'react-relay'
import type { PlatformTiles_operations$key } from '../../__generated__/PlatformTiles_operations.graphql.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { lastOf, shortNumber } from './load-formats.ts'
import { LoadTile } from './LoadTile.tsx'

/** The load of the parts that all processes share. The values are missing while the database does not answer. */
export function PlatformTiles({ operations: key }: { operations: PlatformTiles_operations$key }) {
  const { t, i18n } = useTranslation()
  const { platform, history, processes } = useFragment(
    graphql`
      fragment PlatformTiles_operations on Operations {
        history {
          usedConnections
        }
        processes {
          isAnswering
          waitingCalls
        }
        platform {
          waitingJobs
          failedJobs
          waitingMails
          queuedInstances
          runningInstances
          instanceCapacity
          engineState
          databaseConnections
          maxDatabaseConnections
        }
      }
    `,
    key,
  )
  const number = (value: number) => shortNumber(value, i18n.language)
  const shown = (value: number | undefined) => (value === undefined ? '–' : number(value))
  const waiting = processes
    .filter(({ isAnswering }) => isAnswering)
    .reduce((total, { waitingCalls }) => total + waitingCalls, 0)
  const queued = shown(platform?.queuedInstances)
  const capacity = platform?.instanceCapacity ?? null
  return (
    <>
      <LoadTile
        label={t('operations.connections')}
        value={
          platform
            ? t('operations.ofMost', {
                used: number(platform.databaseConnections),
                most: number(platform.maxDatabaseConnections),
              })
            : '–'
        }
        history={{ values: history.usedConnections, format: number, isOther: true }}
      >
        {t('operations.connectionsDetail', {
          used: number(lastOf(history.usedConnections) ?? 0),
          waiting: number(waiting),
        })}
      </LoadTile>
      <LoadTile
        label={t('operations.instances')}
        to="/admin/instances"
        value={shown(platform?.runningInstances)}
      >
        {capacity === null
          ? t('operations.instancesDetail', { queued })
          : t('operations.instancesRoom', { queued, capacity: number(capacity) })}
        <br />
        {platform?.engineState === 'off' && platform.runningInstances > 0
          ? t('operations.startedEarlier')
          : platform
            ? t(`operations.engine.${platform.engineState}`)
            : null}
      </LoadTile>
      <LoadTile label={t('operations.jobs')} value={shown(platform?.waitingJobs)}>
        {t('operations.jobsDetail', { failed: shown(platform?.failedJobs) })}
        <br />
        {t('operations.mailsDetail', { mails: shown(platform?.waitingMails) })}
      </LoadTile>
    </>
  )
}
