import { Button, Table } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import type { AdminGameTableMoreQuery } from '../../../__generated__/AdminGameTableMoreQuery.graphql.ts'
import type { AdminGameTable_query$key } from '../../../__generated__/AdminGameTable_query.graphql.ts'
import { useFilters } from '../../../relay/useFilters.ts'
import { AdminGameRow } from './AdminGameRow.tsx'
import type { StateOfGame } from '../state-marks.ts'
import styles from './AdminGameTable.module.css'

type Props = { query: AdminGameTable_query$key; state: StateOfGame | null; empty: ReactNode }

export function AdminGameTable({ query, state, empty }: Props) {
  const { t } = useTranslation()
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    AdminGameTableMoreQuery,
    AdminGameTable_query$key
  >(
    graphql`
      fragment AdminGameTable_query on Query
      @refetchable(queryName: "AdminGameTableMoreQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 30 }
        cursor: { type: "String" }
        state: { type: "GameState" }
      ) {
        games(first: $count, after: $cursor, includeHidden: true, state: $state)
          @connection(key: "AdminGameTable_games", filters: ["state"]) {
          edges {
            node {
              id
              ...AdminGameRow_game
            }
          }
        }
      }
    `,
    query,
  )
  const isPending = useFilters(refetch, { state }, { state: null })
  const games = data.games.edges
  if (games.length === 0 && !isPending) return empty
  return (
    <>
      <div className={`h-panel ${styles.table}`} aria-busy={isPending}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('adminGames.title')}</Table.Th>
              <Table.Th className="h-desk">{t('adminGames.stateColumn')}</Table.Th>
              <Table.Th className="h-desk">{t('adminGames.start')}</Table.Th>
              <Table.Th className="h-desk">{t('adminGames.end')}</Table.Th>
              <Table.Th className={styles.figure ?? ''}>{t('adminGames.teams')}</Table.Th>
              <Table.Th className={`h-desk ${styles.figure}`}>{t('adminGames.challenges')}</Table.Th>
              <Table.Th className="h-desk">
                <span className="h-sr">{t('adminGames.visibility')}</span>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {games.map(({ node }) => (
              <AdminGameRow key={node.id} game={node} />
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {hasNext ? (
        <div className={styles.more}>
          <Button loading={isLoadingNext} onClick={() => loadNext(30)}>
            {t('adminGames.more')}
          </Button>
        </div>
      ) : null}
    </>
  )
}
