import { graphql, useFragment } from 'react-relay'
import type { GameFigures_statistics$key } from '../../__generated__/GameFigures_statistics.graphql.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './Statistics.module.css'

/** The totals of a game. */
export function GameFigures({ statistics: key }: { statistics: GameFigures_statistics$key }) {
  const { t, i18n } = useTranslation()
  const { teamCount, submissionCount, solveCount } = useFragment(
    graphql`
      fragment GameFigures_statistics on GameStatistics {
        teamCount
        submissionCount
        solveCount
      }
    `,
    key,
  )
  const number = (value: number) => value.toLocaleString(i18n.language)
  const share = submissionCount === 0 ? null : solveCount / submissionCount
  const figures: [label: string, value: string][] = [
    [t('statistics.teams'), number(teamCount)],
    [t('statistics.submissions'), number(submissionCount)],
    [t('statistics.solves'), number(solveCount)],
    [
      t('statistics.correct'),
      share === null ? '–' : share.toLocaleString(i18n.language, { style: 'percent' }),
    ],
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(([label, value]) => (
        <div key={label} className={`h-panel ${styles.figure}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
