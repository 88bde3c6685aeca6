import { Table } from '@mantine/core'
import { graphql, useFragment } from 'react-relay'
import type { ScoreRanges_statistics$key } from '../../__generated__/ScoreRanges_statistics.graphql.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './Statistics.module.css'

/** The number of teams in each range of points, the highest first. */
export function ScoreRanges({ statistics: key }: { statistics: ScoreRanges_statistics$key }) {
  const { t, i18n } = useTranslation()
  const { scores } = useFragment(
    graphql`
      fragment ScoreRanges_statistics on GameStatistics {
        scores {
          from
          to
          teamCount
        }
      }
    `,
    key,
  )
  const most = Math.max(1, ...scores.map(({ teamCount }) => teamCount))
  const number = (value: number) => value.toLocaleString(i18n.language)
  return (
    <section className={`h-panel ${styles.panel} ${styles.ranges}`} aria-labelledby="statistics-scores">
      <h2 id="statistics-scores" className={styles.heading}>
        {t('statistics.byScore')}
      </h2>
      <Table aria-labelledby="statistics-scores">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('statistics.points')}</Table.Th>
            <Table.Th>{t('statistics.teams')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {scores.toReversed().map(({ from, to, teamCount }) => (
            <Table.Tr key={from} className="h-num">
              <Table.Td className={styles.range}>
                {number(from)} – {number(to)}
              </Table.Td>
              <Table.Td className={styles.bar}>
                <span>
                  <i style={{ width: `${(teamCount / most) * 100}%` }} aria-hidden />
                  {number(teamCount)}
                </span>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}
