import { Table } from '@mantine/core'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ChallengeTable_statistics$key } from '../../__generated__/ChallengeTable_statistics.graphql.ts'
import { CategoryName, Flag } from '../../components/flags/Flag.tsx'
import { TablePanel } from '../../components/panels/TablePanel.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import type { Column } from '../../table/column.ts'
import { ColumnHead } from '../../table/ColumnHead.tsx'
import { sortRows } from '../../table/sort-rows.ts'
import { useSortInAddress } from '../../table/useSortInAddress.ts'
import { exactTime } from '../../time/formats.ts'
import { boardTime } from '../scoreboard/model/board-times.ts'
import { spanOf } from './chart-scale.ts'
import { durationText } from './duration-text.ts'
import styles from './Statistics.module.css'

const LABELS = {
  title: 'statistics.challenge',
  solvingTeamCount: 'statistics.solves',
  attemptingTeamCount: 'statistics.tried',
  submissionCount: 'statistics.submissions',
  submissionsPerSolve: 'statistics.perSolve',
  firstSolveAt: 'statistics.firstSolve',
  medianSolveSeconds: 'statistics.medianTime',
} as const
type Key = keyof typeof LABELS
const SORTS = Object.keys(LABELS) as Key[]

/** The attempts and solves of each challenge. Phones show only the most important columns. */
export function ChallengeTable({ statistics: key }: { statistics: ChallengeTable_statistics$key }) {
  const { t, i18n } = useTranslation()
  const { challenges, activity } = useFragment(
    graphql`
      fragment ChallengeTable_statistics on GameStatistics {
        activity {
          startAt
        }
        challenges {
          challengeId
          title
          category
          submissionCount
          attemptingTeamCount
          solvingTeamCount
          solveRate
          submissionsPerSolve
          firstSolveAt
          medianSolveSeconds
        }
      }
    `,
    key,
  )
  const number = (value: number) => value.toLocaleString(i18n.language)
  const orDash = <Value,>(value: Value | null | undefined, format: (value: Value) => ReactNode) =>
    value == null ? '–' : format(value)
  const [sort, onSort] = useSortInAddress(SORTS)
  const head = (key: Key, look: Partial<Column<never>> = {}) => {
    const column = { key, label: t(LABELS[key]), cell: () => null, isSortable: true, ...look }
    return <ColumnHead column={column} sort={sort} shownSort={sort} onSort={onSort} />
  }
  const count = { align: 'end', isDescendingFirst: true } as const
  return (
    <section className={styles.challenges} aria-labelledby="statistics-challenges">
      <h2 id="statistics-challenges" className={styles.heading}>
        {t('statistics.challenges')}
      </h2>
      <TablePanel
        label={t('statistics.challenges')}
        head={
          <>
            {head('title', { isOnPhone: true })}
            <Table.Th className={styles.roomy}>{t('play.category')}</Table.Th>
            {head('solvingTeamCount', { ...count, isOnPhone: true })}
            {head('attemptingTeamCount', count)}
            {head('submissionCount', count)}
            {head('submissionsPerSolve', count)}
            {head('firstSolveAt', { align: 'end' })}
            {head('medianSolveSeconds', { align: 'end', isOnPhone: true })}
          </>
        }
      >
        {sortRows(challenges, sort, i18n.language).map((row) => (
          <Table.Tr key={row.challengeId} className="h-num">
            <Table.Td>
              <span className="h-row">
                <span className={styles.mark}>
                  <Flag category={row.category} size={14} />
                </span>
                {row.title}
              </span>
            </Table.Td>
            <Table.Td className={styles.roomy}>
              <CategoryName category={row.category} />
            </Table.Td>
            <Table.Td className={styles.number}>
              {number(row.solvingTeamCount)}
              {row.solveRate == null ? null : (
                <span className="h-dim">
                  {' '}
                  ({row.solveRate.toLocaleString(i18n.language, { style: 'percent' })})
                </span>
              )}
            </Table.Td>
            <Table.Td className={`h-desk ${styles.number}`}>{number(row.attemptingTeamCount)}</Table.Td>
            <Table.Td className={`h-desk ${styles.number}`}>{number(row.submissionCount)}</Table.Td>
            <Table.Td className={`h-desk ${styles.number}`}>
              {orDash(row.submissionsPerSolve, (value) =>
                value.toLocaleString(i18n.language, { maximumFractionDigits: 1 }),
              )}
            </Table.Td>
            <Table.Td className={`h-desk ${styles.number}`}>
              {orDash(row.firstSolveAt, (value) => (
                <time dateTime={value} title={exactTime(Date.parse(value), i18n.language)}>
                  {boardTime(Date.parse(value), { locale: i18n.language, spanMs: spanOf(activity) })}
                </time>
              ))}
            </Table.Td>
            <Table.Td className={styles.number}>
              {orDash(row.medianSolveSeconds, (value) => durationText(value, i18n.language))}
            </Table.Td>
          </Table.Tr>
        ))}
      </TablePanel>
    </section>
  )
}
