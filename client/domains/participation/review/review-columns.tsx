import { graphql, readInlineData } from 'relay-runtime'
import type { reviewColumns_participation$key } from '../../../__generated__/reviewColumns_participation.graphql.ts'
import { TeamAvatar } from '../../../components/Avatar.tsx'
import { Chip } from '../../../components/Chip.tsx'
import { RelativeTime } from '../../../components/time/RelativeTime.tsx'
import type { TFunction } from '../../../i18n/translate.ts'
import type { Column } from '../../../table/column.ts'
import { RowOpener } from '../../../table/RowOpener.tsx'
import { STATUS_TONES, type ReviewStatus } from '../status-marks.ts'
import { DivisionSelect } from './DivisionSelect.tsx'
import { StatusButtons } from './StatusButtons.tsx'
import styles from './Review.module.css'

type Row = reviewColumns_participation$key & { id: string }
type Options = {
  t: TFunction
  /** The divisions of the game. */
  divisions: readonly string[]
  onOpen: (id: string) => void
  onStatus: (id: string, status: ReviewStatus) => void
  onDivision: (id: string, division: string) => void
}

/** The columns of the teams in review. */
export function reviewColumns({ t, divisions, onOpen, onStatus, onDivision }: Options): Column<Row>[] {
  const statusOf = (row: Row) => t(`review.status.${read(row).status}`)
  const division: Column<Row> = {
    key: 'division',
    label: t('review.division'),
    isSortable: true,
    cell: (row) => (
      <span className={styles.division}>
        <DivisionSelect
          team={read(row).team.name}
          divisions={divisions}
          value={read(row).division ?? null}
          onChange={(next) => onDivision(row.id, next)}
        />
      </span>
    ),
  }
  return [
    {
      key: 'team',
      label: t('review.team'),
      isSortable: true,
      isFixed: true,
      isOnPhone: true,
      isWide: true,
      cell: (row) => {
        const { team } = read(row)
        return (
          <div className={styles.team}>
            <TeamAvatar name={team.name} url={team.avatarUrl} size={24} />
            <div className="h-grow" title={team.name}>
              <RowOpener onOpen={() => onOpen(row.id)}>{team.name}</RowOpener>
              <div className="h-label h-trunc h-phone">
                {[statusOf(row), read(row).division].filter(Boolean).join(' · ')}
              </div>
            </div>
          </div>
        )
      },
    },
    {
      key: 'members',
      label: t('review.membersHead'),
      align: 'end',
      cell: (row) => read(row).members.length,
    },
    ...(divisions.length > 0 ? [division] : []),
    {
      key: 'joined',
      label: t('review.joined'),
      isSortable: true,
      isDescendingFirst: true,
      cell: (row) => (
        <span className="h-num h-dim">
          <RelativeTime time={read(row).createdAt} />
        </span>
      ),
    },
    {
      key: 'status',
      label: t('review.status.label'),
      isSortable: true,
      cell: (row) => <Chip tone={STATUS_TONES[read(row).status]}>{statusOf(row)}</Chip>,
    },
    {
      key: 'actions',
      label: t('review.actions'),
      isFixed: true,
      isOnPhone: true,
      isLabelHidden: true,
      align: 'end',
      cell: (row) => (
        <StatusButtons status={read(row).status} isInRow onStatus={(status) => onStatus(row.id, status)} />
      ),
    },
  ]
}

function read(row: reviewColumns_participation$key) {
  return readInlineData(
    graphql`
      fragment reviewColumns_participation on Participation @inline {
        status
        division
        createdAt
        team {
          name
          avatarUrl
        }
        members {
          id
        }
      }
    `,
    row,
  )
}
