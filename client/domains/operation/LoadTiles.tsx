import { graphql, useFragment } from 'react-relay'
import type { LoadTiles_operations$key } from '../../__generated__/LoadTiles_operations.graphql.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { fileSize } from '../asset/file-size.ts'
import { lastOf, shortDuration, shortNumber, type LoadColumn } from './load-formats.ts'
import { LoadTile } from './LoadTile.tsx'
import { PlatformTiles } from './PlatformTiles.tsx'
import styles from './Operations.module.css'

/** The load of all processes together. */
export function LoadTiles({ operations: key }: { operations: LoadTiles_operations$key }) {
  const { t, i18n } = useTranslation()
  const operations = useFragment(
    graphql`
      fragment LoadTiles_operations on Operations {
        history {
          restPerSecond
          graphqlPerSecond
          pagesPerSecond
          failuresPerSecond
          restP99Ms
          graphqlP99Ms
          judgedPerSecond
          judgeP99Ms
          eventLoopDelayMs
          memoryBytes
          sockets
        }
        processes {
          isAnswering
          webSockets
          eventStreams
          hubConnections
          judgeQueue
          judgeBatchSize
        }
        ...PlatformTiles_operations
      }
    `,
    key,
  )
  const { history } = operations
  const processes = operations.processes.filter(({ isAnswering }) => isAnswering)
  type Process = (typeof processes)[number]
  const sum = (value: (process: Process) => number) =>
    processes.reduce((total, process) => total + value(process), 0)
  const number = (value: number) => shortNumber(value, i18n.language)
  const duration = (ms: number) => shortDuration(ms, i18n.language)
  const size = (bytes: number) => fileSize(bytes, i18n.language)
  const last = (column: LoadColumn, format: (value: number) => string) => {
    const value = lastOf(column)
    return value === null ? '–' : format(value)
  }
  const requests = joined([history.restPerSecond, history.graphqlPerSecond, history.pagesPerSecond], add)
  const latency = joined([history.restP99Ms, history.graphqlP99Ms], Math.max)
  const batch = Math.max(0, ...processes.map(({ judgeBatchSize }) => judgeBatchSize ?? 0))
  return (
    <div className={styles.tiles}>
      <LoadTile
        label={t('operations.requests')}
        value={last(requests, number)}
        history={{ values: requests, format: number }}
      >
        {t('operations.requestsDetail', {
          rest: last(history.restPerSecond, number),
          graphql: last(history.graphqlPerSecond, number),
          pages: last(history.pagesPerSecond, number),
        })}
      </LoadTile>
      <LoadTile
        label={t('operations.latency')}
        value={last(latency, duration)}
        history={{ values: latency, format: duration }}
      >
        {t('operations.latencyDetail', {
          rest: last(history.restP99Ms, duration),
          graphql: last(history.graphqlP99Ms, duration),
        })}
      </LoadTile>
      <LoadTile
        label={t('operations.failures')}
        value={last(history.failuresPerSecond, number)}
        history={{ values: history.failuresPerSecond, format: number }}
      >
        {t('operations.failuresDetail')}
      </LoadTile>
      <LoadTile
        label={t('operations.judged')}
        value={last(history.judgedPerSecond, number)}
        history={{ values: history.judgedPerSecond, format: number }}
      >
        {t('operations.judgedDetail', {
          queue: number(sum(({ judgeQueue }) => judgeQueue)),
          batch: batch === 0 ? '–' : number(batch),
          time: last(history.judgeP99Ms, duration),
        })}
      </LoadTile>
      <LoadTile
        label={t('operations.delay')}
        value={last(history.eventLoopDelayMs, duration)}
        history={{ values: history.eventLoopDelayMs, format: duration }}
      >
        {t('operations.delayDetail')}
      </LoadTile>
      <LoadTile
        label={t('operations.sockets')}
        value={last(history.sockets, number)}
        history={{ values: history.sockets, format: number }}
      >
        {t('operations.socketsDetail', {
          web: number(sum(({ webSockets }) => webSockets)),
          streams: number(sum(({ eventStreams }) => eventStreams)),
          hubs: number(sum(({ hubConnections }) => hubConnections)),
        })}
      </LoadTile>
      <LoadTile
        label={t('operations.memory')}
        value={last(history.memoryBytes, size)}
        history={{ values: history.memoryBytes, format: size }}
      >
        {t('operations.memoryDetail', { count: processes.length })}
      </LoadTile>
      <PlatformTiles operations={operations} />
    </div>
  )
}

const add = (...values: number[]) => values.reduce((total, value) => total + value, 0)

/** Joins columns into one, row by row. A row is null if it is null in all columns. */
function joined(columns: LoadColumn[], join: (...values: number[]) => number): LoadColumn {
  return (columns[0] ?? []).map((_value, index) => {
    const values = columns.flatMap((column) => column[index] ?? [])
    return values.length === 0 ? null : join(...values)
  })
}
