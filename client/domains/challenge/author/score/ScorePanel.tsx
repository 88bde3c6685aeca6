import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { UnitInput } from '../../../../forms/UnitInput.tsx'
import type { ChallengeSectionProps } from '../challenge-values.ts'
import { ScoreCurve } from './ScoreCurve.tsx'
import { dynamicScore, minScore } from '../../../../../rules/dynamic-score.ts'
import { chartedSolves, tabledSolves } from './charted-solves.ts'
import styles from './ScorePanel.module.css'

type Props = ChallengeSectionProps & { solves: number; teamCount: number }

/** Edits the score curve and draws it while typing. */
export function ScorePanel({ draft: { values, set }, errors, solves, teamCount }: Props) {
  const { t, i18n } = useTranslation()
  const rule = {
    originalScore: values.originalScore ?? 0,
    minScoreRate: (values.floorPercent ?? 0) / 100,
    difficulty: values.decaySolves ?? 0,
  }
  const last = chartedSolves(rule, teamCount)
  const columns = tabledSolves(last, solves)
  const now = Math.max(1, solves)
  const figure = (value: number) => value.toLocaleString(i18n.language)
  return (
    <section className="h-panel">
      <div className="h-panel-head">
        <h3>{t('adminChallenge.score')}</h3>
        <span className="h-label h-num">
          {t('adminChallenges.range', { from: figure(rule.originalScore), to: figure(minScore(rule)) })}
        </span>
      </div>
      <div className="h-panel-body">
        <ScoreCurve rule={rule} solves={solves} last={last} />
        <div className={styles.fields}>
          <UnitInput
            label={t('adminChallenge.full')}
            unit={t('adminChallenge.pointsUnit')}
            min={0}
            max={1_000_000}
            allowDecimal={false}
            allowNegative={false}
            value={values.originalScore}
            onChange={(value) => set('originalScore', value)}
            error={errors['originalScore']}
          />
          <UnitInput
            label={t('adminChallenge.floor')}
            unit="%"
            min={0}
            max={100}
            decimalScale={2}
            allowNegative={false}
            value={values.floorPercent}
            onChange={(value) => set('floorPercent', value)}
            error={errors['floorPercent'] ?? errors['minScoreRate']}
          />
          <UnitInput
            label={t('adminChallenge.decay')}
            title={t('adminChallenge.decayHint')}
            min={0.1}
            max={100_000}
            decimalScale={2}
            allowNegative={false}
            value={values.decaySolves}
            onChange={(value) => set('decaySolves', value)}
            error={errors['decaySolves']}
          />
        </div>
        <p className="h-label">{t('adminChallenge.decayHint')}</p>
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
      </div>
    </section>
  )
}
