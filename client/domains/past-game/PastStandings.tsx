import { Table } from '@mantine/core'
import { graphql, usePaginationFragment } from 'react-relay'
import type { PastStandingsMoreQuery } from '../../__generated__/PastStandingsMoreQuery.graphql.ts'
import type { PastStandings_game$key } from '../../__generated__/PastStandings_game.graphql.ts'
import { TablePanel } from '../../components/panels/TablePanel.tsx'
import { LoadMoreFooter } from '../../components/states/LoadMoreFooter.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { pointsText } from './points-text.ts'
import styles from './PastGame.module.css'

const PAGE = 100

/** The final standings of a past game. */
export function PastStandings({ game }: { game: PastStandings_game$key }) {
  const { t, i18n } = useTranslation()
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    PastStandingsMoreQuery,
    PastStandings_game$key
  >(
    graphql`
      fragment PastStandings_game on PastGame
      @refetchable(queryName: "PastStandingsMoreQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" }) {
        standings(first: $count, after: $cursor) @connection(key: "PastStandings_standings") {
          edges {
            node {
              place
              teamName
              points
            }
          }
        }
      }
    `,
    game,
  )
  return (
    <>
      <TablePanel
        label={t('pastGame.standings')}
        head={
          <>
            <Table.Th className={styles.rank}>{t('pastGame.place')}</Table.Th>
            <Table.Th>{t('scoreboard.team')}</Table.Th>
            <Table.Th className={styles.figure}>{t('scoreboard.points')}</Table.Th>
          </>
        }
      >
        {data.standings.edges.map(({ node: { place, teamName, points } }) => (
          <Table.Tr key={teamName}>
            <Table.Td className={styles.rank}>{place.toLocaleString(i18n.language)}</Table.Td>
            <Table.Td className={styles.team}>{teamName}</Table.Td>
            <Table.Td className={styles.figure}>{pointsText(points, i18n.language)}</Table.Td>
          </Table.Tr>
        ))}
      </TablePanel>
      <LoadMoreFooter hasNext={hasNext} isLoading={isLoadingNext} loadNext={loadNext} count={PAGE} />
    </>
  )
}
