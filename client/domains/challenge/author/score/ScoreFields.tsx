import { Select, Textarea } from '@mantine/core'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { UnitInput } from '../../../../forms/UnitInput.tsx'
import type { ChallengeSectionProps } from '../challenge-values.ts'
import { scoreCurves } from '../../../../../rules/scoring/score-curve.ts'
import { hasMinPoints } from './score-values.ts'
import styles from './ScorePanel.module.css'

const whole = { allowDecimal: false, allowNegative: false } as const

/** The curve and the fields that it has. */
export function ScoreFields({ draft: { values, set }, errors }: ChallengeSectionProps) {
  const { t } = useTranslation()
  const { scoreCurve } = values
  return (
    <>
      <Select
        mt={16}
        label={t('adminChallenge.curves.label')}
        allowDeselect={false}
        data={scoreCurves.map((value) => ({ value, label: t(`adminChallenge.curves.${value}`) }))}
        value={scoreCurve}
        onChange={(value) => {
          const curve = scoreCurves.find((name) => name === value)
          if (curve) set('scoreCurve', curve)
        }}
        error={errors['scoreCurve']}
      />
      {scoreCurve === 'Table' ? (
        <Textarea
          my={12}
          label={t('adminChallenge.curves.rows')}
          placeholder="500, 450, 400"
          autosize
          minRows={2}
          maxRows={8}
          value={values.scoreTable}
          onChange={(event) => set('scoreTable', event.currentTarget.value)}
          error={errors['scoreTable'] && t('adminChallenge.curves.rowsFault')}
        />
      ) : (
        <div className={styles.fields}>
          <UnitInput
            label={t('adminChallenge.full')}
            unit={t('adminChallenge.pointsUnit')}
            min={0}
            max={1_000_000}
            {...whole}
            value={values.originalScore}
            onChange={(value) => set('originalScore', value)}
            error={errors['originalScore']}
          />
          {scoreCurve === 'Exponential' ? (
            <UnitInput
              label={t('adminChallenge.floor')}
              unit="%"
              min={0}
              max={100}
              decimalScale={2}
              allowNegative={false}
              value={values.minPercent}
              onChange={(value) => set('minPercent', value)}
              error={errors['minPercent'] ?? errors['minScoreRate']}
            />
          ) : null}
          {hasMinPoints(scoreCurve) ? (
            <UnitInput
              label={t('adminChallenge.floor')}
              unit={t('adminChallenge.pointsUnit')}
              min={0}
              max={values.originalScore ?? 1_000_000}
              {...whole}
              value={values.minPoints}
              onChange={(value) => set('minPoints', value)}
              error={errors['minPoints'] ?? errors['minScoreRate']}
            />
          ) : null}
          {scoreCurve === 'Fixed' ? null : (
            <UnitInput
              label={t(scoreCurve === 'Linear' ? 'adminChallenge.curves.perSolve' : 'adminChallenge.decay')}
              {...(scoreCurve === 'Linear' ? { unit: t('adminChallenge.pointsUnit') } : {})}
              title={t(`adminChallenge.curves.hint.${scoreCurve}`)}
              min={hasMinPoints(scoreCurve) ? 0 : 0.1}
              max={100_000}
              decimalScale={2}
              allowNegative={false}
              value={values.decaySolves}
              onChange={(value) => set('decaySolves', value)}
              error={errors['decaySolves']}
            />
          )}
        </div>
      )}
      <p className="h-label">{t(`adminChallenge.curves.hint.${scoreCurve}`)}</p>
    </>
  )
}
