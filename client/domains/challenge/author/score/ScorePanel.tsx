import { Switch } from '@mantine/core'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import type { ChallengeSectionProps } from '../challenge-values.ts'
import { ScoreCurve } from './ScoreCurve.tsx'
import { ScoreFields } from './ScoreFields.tsx'
import { dynamicScore, minScore } from '../../../../../rules/scoring/score-curve.ts'
import { chartedSolves, tabledSolves } from '../../../../../rules/scoring/charted-solves.ts'
import { scoreRule } from './score-values.ts'
import styles from './ScorePanel.module.css'

type Props = ChallengeSectionProps & {
  solves: number
  teamCount: number
  /** A section of the form instead of a panel beside it. */
  isSection: boolean
}

/** Edits the score curve and draws it while typing. */
export function ScorePanel({ draft, errors, solves, teamCount, isSection }: Props) {
  const { t, i18n } = useTranslation()
  const rule = scoreRule(draft.values)
  const last = chartedSolves(rule, teamCount)
  const columns = tabledSolves(last, solves)
  const now = Math.max(1, solves)
  const figure = (value: number) => value.toLocaleString(i18n.language)
  const range = (
    <span className="h-label h-num">
      {t('adminChallenges.range', { from: figure(rule.originalScore), to: figure(minScore(rule)) })}
    </span>
  )
  return (
    <section className={isSection ? 'h-form-section' : 'h-panel'}>
      {isSection ? (
        <>
          <h3>{t('adminChallenge.score')}</h3>
          <p className={styles.range}>{range}</p>
        </>
      ) : (
        <div className="h-panel-head">
          <h3>{t('adminChallenge.score')}</h3>
          {range}
        </div>
      )}
      <div className={isSection ? '' : 'h-panel-body'}>
        <ScoreCurve rule={rule} solves={solves} last={last} />
        <ScoreFields draft={draft} errors={errors} />
        <table className={styles.table}>
          <tbody>
            <tr>
              <th scope="row">{t('adminChallenges.solves')}</th>
              {columns.map((count) => (
                <th key={count} scope="col">
                  {figure(count)}
                </th>
              ))}
            </tr>
            <tr>
              <th scope="row">{t('adminChallenge.points')}</th>
              {columns.map((count) => (
                <td key={count} data-now={count === now || undefined}>
                  {figure(dynamicScore(rule, count))}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
        <Switch
          className={styles.bonus ?? ''}
          label={t('adminChallenge.bloodBonus')}
          description={t('adminChallenge.bloodBonusHint')}
          checked={!draft.values.disableBloodBonus}
          onChange={(event) => draft.set('disableBloodBonus', !event.currentTarget.checked)}
        />
        <Switch
          className={styles.bonus ?? ''}
          label={t('adminChallenge.decidesTies')}
          description={t('adminChallenge.decidesTiesHint')}
          checked={draft.values.decidesTies}
          onChange={(event) => draft.set('decidesTies', event.currentTarget.checked)}
        />
      </div>
    </section>
  )
}
