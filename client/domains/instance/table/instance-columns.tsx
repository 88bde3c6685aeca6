import { Button, Tooltip } from '@mantine/core'
import { IconFlask, IconHourglass, IconTrash } from '@tabler/icons-react'
import type { TFunction } from '../../../i18n/translate.ts'
import { graphql, readInlineData } from 'relay-runtime'
import type {
  instanceColumns_instance$data,
  instanceColumns_instance$key,
} from '../../../__generated__/instanceColumns_instance.graphql.ts'
import { TeamAvatar } from '../../../components/Avatar.tsx'
import { Chip } from '../../../components/Chip.tsx'
import { CopyButton } from '../../../components/controls/CopyField.tsx'
import { Countdown } from '../../../components/time/Countdown.tsx'
import { Flag } from '../../../components/flags/Flag.tsx'
import { RelativeTime } from '../../../components/time/RelativeTime.tsx'
import type { Column } from '../../../table/column.ts'
import { fileSize } from '../../asset/file-size.ts'
import type { Usage } from './useInstancesMeasured.ts'
import type { StopTarget } from './StopInstanceDialog.tsx'
import styles from './InstanceTable.module.css'

type Row = instanceColumns_instance$key & { id: string }
type Options = {
  t: TFunction
  language: string
  /** Shows the game of each instance. */
  showsGames: boolean
  /** Null until the usage is measured. */
  usageOf: (id: string) => Usage | null
  onStop: (instance: StopTarget) => void
}

const ICONS = { Test: IconFlask, Warm: IconHourglass, Unused: IconTrash }

const NONE = '–'

type Status = instanceColumns_instance$data['status']
const TONES: Readonly<Partial<Record<Status, 'ok' | 'bad' | 'brand'>>> = {
  Running: 'ok',
  Failed: 'bad',
  Pulling: 'brand',
  Starting: 'brand',
}

/** Names an instance in texts. */
export function instanceName(t: TFunction, row: Row): string {
  const { team, kind } = read(row)
  const challenge = titleOf(t, row)
  if (team) return t('instances.name', { challenge, team: team.name })
  return t(`instances.nameOf.${otherKind(kind)}`, { challenge })
}

/** The texts about the end of an instance. */
function stopWords(t: TFunction, row: Row): Omit<StopTarget, 'id'> & { action: string } {
  const { team, kind } = read(row)
  if (!team) {
    const name = instanceName(t, row)
    return {
      action: t('instances.stopOther', { name }),
      title: t('instances.stopOtherTitle', { name }),
      text: t(`instances.stopTextOf.${otherKind(kind)}`),
      stopped: t('instances.otherStopped', { name }),
    }
  }
  const words = { challenge: titleOf(t, row), team: team.name }
  return {
    action: t('instances.stopOf', words),
    title: t('instances.stopTitle', words),
    text: t('instances.stopText', words),
    stopped: t('instances.stopped', words),
  }
}

/** The use of a container without a team. */
function otherKind(kind: instanceColumns_instance$data['kind']): keyof typeof ICONS {
  return kind === 'Team' ? 'Unused' : kind
}

const titleOf = (t: TFunction, row: Row) => read(row).challenge?.title ?? t('instances.noChallenge')

/** Whether the instances are those of more than one game. */
export function hasSeveralGames(rows: readonly Row[]): boolean {
  return new Set(rows.flatMap((row) => read(row).gameTitle ?? [])).size > 1
}

/** The columns of the running instances. */
export function instanceColumns({ t, language, showsGames, usageOf, onStop }: Options): Column<Row>[] {
  const memoryOf = (row: Row) => {
    const usage = usageOf(row.id)
    return usage ? fileSize(usage.memoryBytes, language) : ''
  }
  const cpuOf = (row: Row) => {
    const usage = usageOf(row.id)
    return usage ? t('instances.percent', { percent: cpuFigure(usage.cpuPercent, language) }) : ''
  }
  const challenge = (row: Row) => {
    const { challenge: shown, gameTitle } = read(row)
    return (
      <span className={styles.cell}>
        {shown ? <Flag category={shown.category} size={16} decorative /> : null}
        <span className={styles.names}>
          <span className="h-trunc" title={titleOf(t, row)}>
            {titleOf(t, row)}
          </span>
          {showsGames && gameTitle ? (
            <span className="h-label h-trunc" title={gameTitle}>
              {gameTitle}
            </span>
          ) : null}
        </span>
      </span>
    )
  }
  /** The team, or the use of a container without one. */
  const owner = (row: Row) => {
    const { team, kind } = read(row)
    const other = otherKind(kind)
    const Icon = ICONS[other]
    const name = team?.name ?? t(`instances.kind.${other}`)
    return (
      <div className={styles.cell}>
        {team ? (
          <TeamAvatar name={name} url={team.avatarUrl} size={24} />
        ) : (
          <Icon className={styles.kind} size={16} stroke={1.75} aria-hidden />
        )}
        <div className={styles.names}>
          <span className="h-trunc" title={name} data-name>
            {team ? <b>{name}</b> : <span className="h-dim">{name}</span>}
          </span>
          <span className="h-label h-phone">{challenge(row)}</span>
        </div>
      </div>
    )
  }
  const status = (row: Row) => {
    const { status: shown, isEngineAnswering } = read(row)
    // An instance on an engine that does not answer counts as running.
    return shown === 'Running' && !isEngineAnswering ? (
      <Chip tone="bad">{t('operations.noAnswer')}</Chip>
    ) : (
      <Chip tone={TONES[shown] ?? 'plain'}>{t(`instances.status.${shown}`)}</Chip>
    )
  }
  return [
    {
      key: 'team',
      label: t('instances.team'),
      isSortable: true,
      isFixed: true,
      isOnPhone: true,
      cell: owner,
    },
    { key: 'status', label: t('instances.statusHead'), cell: status },
    { key: 'challenge', label: t('instances.challenge'), isSortable: true, cell: challenge },
    {
      key: 'image',
      label: t('instances.image'),
      cell: (row) => (
        <Tooltip label={read(row).image}>
          <span className={`h-mono ${styles.image}`}>{read(row).image}</span>
        </Tooltip>
      ),
    },
    {
      key: 'engine',
      label: t('instances.engine'),
      isExtra: true,
      cell: (row) => read(row).engine,
    },
    {
      key: 'started',
      label: t('instances.started'),
      isSortable: true,
      defaultOrder: 'ascending',
      isDescendingFirst: true,
      cell: (row) => (
        <span className="h-num h-dim">
          <RelativeTime time={read(row).startedAt} />
        </span>
      ),
    },
    {
      key: 'left',
      label: t('instances.left'),
      isSortable: true,
      isOnPhone: true,
      align: 'end',
      cell: (row) => {
        const { status: shown, expectStopAt, isEngineAnswering } = read(row)
        const memory = memoryOf(row)
        const isRunning = shown === 'Running'
        return (
          <span className={`h-num ${styles.left}`}>
            {isRunning && isEngineAnswering ? null : <span className="h-phone">{status(row)}</span>}{' '}
            {isRunning ? <Countdown until={expectStopAt} /> : <span className="h-desk">{NONE}</span>}
            {memory ? (
              <div className="h-label h-num h-phone">{t('instances.usage', { memory, cpu: cpuOf(row) })}</div>
            ) : null}
          </span>
        )
      },
    },
    {
      key: 'memory',
      label: t('instances.memory'),
      align: 'end',
      cell: (row) => memoryOf(row) || NONE,
    },
    { key: 'cpu', label: t('instances.cpu'), align: 'end', cell: (row) => cpuOf(row) || NONE },
    {
      key: 'address',
      label: t('instances.address'),
      cell: (row) => {
        const { status: shown, ip, port } = read(row)
        if (shown !== 'Running') return null
        const address = `${ip}:${port}`
        return (
          <span className={styles.cell}>
            <span className="h-mono">{address}</span>
            <CopyButton value={address} label={t('instances.copyAddress', { address })} />
          </span>
        )
      },
    },
    {
      key: 'actions',
      label: t('instances.actions'),
      isFixed: true,
      isOnPhone: true,
      isLabelHidden: true,
      align: 'end',
      cell: (row) => {
        const { action, ...words } = stopWords(t, row)
        return (
          <Button size="xs" aria-label={action} onClick={() => onStop({ id: row.id, ...words })}>
            {t('instances.stop')}
          </Button>
        )
      },
    },
  ]
}

function read(row: instanceColumns_instance$key) {
  return readInlineData(
    graphql`
      fragment instanceColumns_instance on Container @inline {
        kind
        status
        team {
          name
          avatarUrl
        }
        challenge {
          title
          category
        }
        gameTitle
        image
        engine
        isEngineAnswering
        startedAt
        expectStopAt
        ip
        port
      }
    `,
    row,
  )
}

/** The percentage of one core; small values have one decimal. */
function cpuFigure(percent: number, locale: string): string {
  const maximumFractionDigits = percent < 10 ? 1 : 0
  return new Intl.NumberFormat(locale, { maximumFractionDigits }).format(percent)
}
