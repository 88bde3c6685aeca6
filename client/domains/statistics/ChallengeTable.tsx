import { Table } from '@mantine/core'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ChallengeTable_statistics$key } from '../../__generated__/ChallengeTable_statistics.graphql.ts'
import { Flag } from '../../components/flags/Flag.tsx'
import { TablePanel } from '../../components/panels/TablePanel.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { exactTime } from '../../time/formats.ts'
import { boardTime } from '../scoreboard/model/board-times.ts'
import { spanOf } from './chart-scale.ts'
import { durationText } from './duration-text.ts'
import styles from './Statistics.module.css'

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
  return (
    <TablePanel
      label={t('statistics.challenges')}
      head={
        <>
          <Table.Th>{t('statistics.challenge')}</Table.Th>
          <Table.Th className={styles.number}>{t('statistics.solves')}</Table.Th>
          <Table.Th className={`${styles.number} ${styles.wide}`}>{t('statistics.tried')}</Table.Th>
          <Table.Th className={`${styles.number} ${styles.wide}`}>{t('statistics.submissions')}</Table.Th>
          <Table.Th className={`${styles.number} ${styles.wide}`}>{t('statistics.perSolve')}</Table.Th>
          <Table.Th className={`${styles.number} ${styles.wide}`}>{t('statistics.firstSolve')}</Table.Th>
          <Table.Th className={styles.number}>{t('statistics.medianTime')}</Table.Th>
        </>
      }
    >
      {challenges.map((row) => (
        <Table.Tr key={row.challengeId} className="h-num">
          <Table.Td>
            <span className="h-row">
              <Flag category={row.category} size={14} />
              {row.title}
            </span>
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
          <Table.Td className={`${styles.number} ${styles.wide}`}>{number(row.attemptingTeamCount)}</Table.Td>
          <Table.Td className={`${styles.number} ${styles.wide}`}>{number(row.submissionCount)}</Table.Td>
          <Table.Td className={`${styles.number} ${styles.wide}`}>
            {orDash(row.submissionsPerSolve, (value) =>
              value.toLocaleString(i18n.language, { maximumFractionDigits: 1 }),
            )}
          </Table.Td>
          <Table.Td className={`${styles.number} ${styles.wide}`}>
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
  )
}
