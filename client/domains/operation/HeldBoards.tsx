import { graphql, useFragment } from 'react-relay'
import type { HeldBoards_operations$key } from '../../__generated__/HeldBoards_operations.graphql.ts'
import { EmptyState } from '../../components/states/EmptyState.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import type { Column } from '../../table/column.ts'
import { DataTable } from '../../table/DataTable.tsx'
import styles from './Operations.module.css'

/** The boards that each process has in memory, with their versions. */
export function HeldBoards({ operations: key }: { operations: HeldBoards_operations$key }) {
  const { t, i18n } = useTranslation()
  const { boards } = useFragment(
    graphql`
      fragment HeldBoards_operations on Operations {
        boards {
          gameDatabaseId
          title
          process
          seq
          behind
          subscribers
        }
      }
    `,
    key,
  )
  type Board = (typeof boards)[number]
  const titleOf = ({ title, gameDatabaseId }: Board) =>
    title ?? t('operations.gameNumber', { number: String(gameDatabaseId) })
  const number = (value: number) => value.toLocaleString(i18n.language)
  const columns: Column<Board>[] = [
    { key: 'game', label: t('operations.game'), isFixed: true, isOnPhone: true, cell: titleOf },
    { key: 'process', label: t('operations.process'), isFixed: true, cell: ({ process }) => process },
    {
      key: 'seq',
      label: t('operations.boardVersion'),
      isFixed: true,
      align: 'end',
      cell: ({ seq }) => number(seq),
    },
    {
      key: 'behind',
      label: t('operations.behind'),
      isFixed: true,
      isOnPhone: true,
      align: 'end',
      cell: ({ behind }) => number(behind),
    },
    {
      key: 'subscribers',
      label: t('operations.subscribers'),
      isFixed: true,
      align: 'end',
      cell: ({ subscribers }) => number(subscribers),
    },
  ]
  if (boards.length === 0) {
    return (
      <div className={styles.list}>
        <h2 className="h-sub">{t('operations.boards')}</h2>
        <div className="h-panel">
          <EmptyState title={t('operations.boardsNone')}>{t('operations.boardsNoneText')}</EmptyState>
        </div>
      </div>
    )
  }
  return (
    <DataTable
      name="held-boards"
      label={t('operations.boards')}
      columns={columns}
      rows={boards}
      rowId={({ gameDatabaseId, process }) => `${gameDatabaseId} ${process}`}
      rowName={titleOf}
      summary={<h2 className={`h-sub ${styles.title}`}>{t('operations.boards')}</h2>}
    />
  )
}
