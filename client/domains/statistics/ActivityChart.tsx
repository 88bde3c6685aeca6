import { Table } from '@mantine/core'
import { graphql, useFragment } from 'react-relay'
import type { ActivityChart_statistics$key } from '../../__generated__/ActivityChart_statistics.graphql.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { dateAndTime } from '../../time/formats.ts'
import { boardTime } from '../scoreboard/model/board-times.ts'
import { countScale, spanOf, timeMarks } from './chart-scale.ts'
import { durationText } from './duration-text.ts'
import { pauseBands, pausedMs } from './paused-time.ts'
import { useIsPhone } from '../../theme/useIsPhone.ts'
import styles from './Statistics.module.css'

const HEIGHT = 100
/** The part of a column that its bar fills. */
const BAR = 0.8

/** The submissions over time as bars, the solves in front of them, pauses behind them, and the same numbers as a table. */
export function ActivityChart({ statistics: key }: { statistics: ActivityChart_statistics$key }) {
  const { t, i18n } = useTranslation()
  const { activity, pauses, submissionCount, solveCount } = useFragment(
    graphql`
      fragment ActivityChart_statistics on GameStatistics {
        submissionCount
        solveCount
        activity {
          startAt
          submissionCount
          solveCount
          activeTeamCount
        }
        pauses {
          pausedAt
          resumedAt
        }
      }
    `,
    key,
  )
  const isNarrow = useIsPhone()
  const { top: most, marks } = countScale(Math.max(...activity.map((part) => part.submissionCount), 0))
  const times = timeMarks(activity, isNarrow ? 3 : 8)
  const bar = (count: number, index: number) => {
    const height = (count / most) * HEIGHT
    return { x: index + (1 - BAR) / 2, y: HEIGHT - height, width: BAR, height }
  }
  const number = (value: number) => value.toLocaleString(i18n.language)
  const time = (at: string) => dateAndTime(Date.parse(at), i18n.language)
  const paused = pausedMs(activity, pauses)
  const hasPauses = paused.some((ms) => ms > 0)
  const label = t('statistics.overTimeLabel', {
    submissions: number(submissionCount),
    solves: number(solveCount),
  })
  return (
    <section className={`h-panel ${styles.panel}`} aria-labelledby="statistics-activity">
      <h2 id="statistics-activity" className={styles.heading}>
        {t('statistics.overTime')}
      </h2>
      <p className={styles.legend}>
        <span>{t('statistics.submissions')}</span>
        <span data-solves>{t('statistics.solves')}</span>
        {hasPauses ? <span data-paused>{t('statistics.paused')}</span> : null}
      </p>
      <div className={styles.plot}>
        <div className={styles.marks} aria-hidden>
          {[0, ...marks].map((count) => (
            <span key={count} style={{ bottom: `${(count / most) * 100}%` }}>
              <small>{number(count)}</small>
            </span>
          ))}
        </div>
        <svg
          className={styles.chart}
          viewBox={`0 0 ${Math.max(1, activity.length)} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
        >
          {pauseBands(activity, pauses).map(({ from, to }) => (
            <rect key={from} className={styles.paused} x={from} y={0} width={to - from} height={HEIGHT} />
          ))}
          {activity.map((part, index) => (
            <g key={part.startAt}>
              <rect className={styles.submissions} {...bar(part.submissionCount, index)} />
              <rect className={styles.solves} {...bar(part.solveCount, index)} />
            </g>
          ))}
          <path
            className={styles.base}
            d={`M0 ${HEIGHT}H${activity.length}`}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <p className={styles.times} aria-hidden>
          {times.map(({ at, share }) => (
            <span key={at} style={{ left: `${share * 100}%` }}>
              {boardTime(at, { locale: i18n.language, spanMs: spanOf(activity) })}
            </span>
          ))}
        </p>
      </div>
      <details className={styles.details}>
        <summary>{t('statistics.asTable')}</summary>
        <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('statistics.overTime')}>
          <Table aria-label={t('statistics.overTime')}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('statistics.from')}</Table.Th>
                <Table.Th className={styles.number}>{t('statistics.submissions')}</Table.Th>
                <Table.Th className={styles.number}>{t('statistics.solves')}</Table.Th>
                <Table.Th className={styles.number}>{t('statistics.active')}</Table.Th>
                {hasPauses ? <Table.Th className={styles.number}>{t('statistics.paused')}</Table.Th> : null}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {activity.map((part, index) => (
                <Table.Tr key={part.startAt} className="h-num">
                  <Table.Td>{time(part.startAt)}</Table.Td>
                  <Table.Td className={styles.number}>{number(part.submissionCount)}</Table.Td>
                  <Table.Td className={styles.number}>{number(part.solveCount)}</Table.Td>
                  <Table.Td className={styles.number}>{number(part.activeTeamCount)}</Table.Td>
                  {hasPauses ? (
                    <Table.Td className={styles.number}>
                      {durationText((paused[index] ?? 0) / 1000, i18n.language)}
                    </Table.Td>
                  ) : null}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      </details>
    </section>
  )
}
