import { graphql, readInlineData } from 'relay-runtime'
import type {
  processColumns_process$data,
  processColumns_process$key,
} from '../../__generated__/processColumns_process.graphql.ts'
import { Chip } from '../../components/Chip.tsx'
import { RelativeTime } from '../../components/time/RelativeTime.tsx'
import type { TFunction } from '../../i18n/translate.ts'
import type { Column } from '../../table/column.ts'
import { fileSize } from '../asset/file-size.ts'
import { shortDuration, shortNumber } from './load-formats.ts'
import styles from './Operations.module.css'

type Process = processColumns_process$data
type Row = processColumns_process$key
type Answers = Process['rest']
type Options = { t: TFunction; language: string }

export function processColumns({ t, language }: Options): Column<Row>[] {
  const number = (value: number) => shortNumber(value, language)
  const duration = (ms: number | null | undefined) => (ms == null ? '–' : shortDuration(ms, language))
  const memory = ({ memoryBytes }: Process) => (memoryBytes == null ? '–' : fileSize(memoryBytes, language))
  const figure = (key: string, label: string, cell: (process: Process) => string): Column<Row> => ({
    key,
    label,
    align: 'end',
    cell: (row) => cell(read(row)),
  })
  const answers = (key: string, label: string, of: (process: Process) => Answers): Column<Row> => ({
    key,
    label,
    align: 'end',
    cell: (row) => {
      const { perSecond, p50Ms, p99Ms } = of(read(row))
      return (
        <>
          {t('operations.rate', { rate: number(perSecond) })}
          {p50Ms == null ? null : (
            <div className="h-label h-num">{`p50 ${duration(p50Ms)} · p99 ${duration(p99Ms)}`}</div>
          )}
        </>
      )
    },
  })
  return [
    {
      key: 'process',
      label: t('operations.process'),
      isFixed: true,
      isOnPhone: true,
      cell: (row) => {
        const process = read(row)
        return (
          <div className={styles.process}>
            <b className="h-trunc">{process.name}</b>
            {process.isAnswering ? null : <Chip tone="bad">{t('operations.noAnswer')}</Chip>}
            <span className="h-label h-num h-phone">
              {t('operations.version', { version: process.version })}
            </span>
          </div>
        )
      },
    },
    { ...figure('pid', t('operations.pid'), ({ pid }) => String(pid)), isExtra: true },
    { key: 'version', label: t('operations.versionLabel'), cell: (row) => read(row).version },
    {
      key: 'started',
      label: t('operations.started'),
      cell: (row) => (
        <span className="h-num h-dim">
          <RelativeTime time={read(row).startedAt} />
        </span>
      ),
    },
    figure('delay', t('operations.loop'), ({ eventLoopDelayMs }) => duration(eventLoopDelayMs)),
    figure('cpu', t('operations.cpu'), ({ cpuPercent }) =>
      cpuPercent == null ? '–' : t('instances.percent', { percent: number(cpuPercent) }),
    ),
    { ...figure('memory', t('operations.memory'), memory), isOnPhone: true },
    figure('sockets', t('operations.sockets'), ({ webSockets, eventStreams, hubConnections }) =>
      number(webSockets + eventStreams + hubConnections),
    ),
    {
      ...figure('webSockets', 'WebSockets', ({ webSockets }) => number(webSockets)),
      isExtra: true,
    },
    {
      ...figure('eventStreams', t('operations.eventStreams'), ({ eventStreams }) => number(eventStreams)),
      isExtra: true,
    },
    {
      ...figure('hubs', t('operations.hubs'), ({ hubConnections }) => number(hubConnections)),
      isExtra: true,
    },
    answers('rest', 'REST', ({ rest }) => rest),
    answers('graphql', 'GraphQL', ({ graphql: answered }) => answered),
    { ...answers('pages', t('operations.pages'), ({ pages }) => pages), isExtra: true },
    answers('judge', t('operations.judge'), ({ judge }) => judge),
    {
      ...figure('pool', t('operations.pool'), ({ usedConnections, idleConnections, waitingCalls }) =>
        [usedConnections ?? 0, idleConnections, waitingCalls].map(number).join(' · '),
      ),
      isExtra: true,
    },
    { key: 'node', label: 'Node.js', isExtra: true, cell: (row) => read(row).nodeVersion },
  ]
}

function read(row: Row): Process {
  return readInlineData(
    graphql`
      fragment processColumns_process on ServerProcess @inline {
        name
        pid
        version
        nodeVersion
        startedAt
        isAnswering
        eventLoopDelayMs
        cpuPercent
        memoryBytes
        webSockets
        eventStreams
        hubConnections
        rest {
          perSecond
          p50Ms
          p99Ms
        }
        graphql {
          perSecond
          p50Ms
          p99Ms
        }
        pages {
          perSecond
          p50Ms
          p99Ms
        }
        judge {
          perSecond
          p50Ms
          p99Ms
        }
        usedConnections
        idleConnections
        waitingCalls
      }
    `,
    row,
  )
}
