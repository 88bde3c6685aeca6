import { Input } from '@mantine/core'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { Segmented } from '../../../../components/controls/Segmented.tsx'
import { UnitInput } from '../../../../forms/UnitInput.tsx'
import type { ChallengeSectionProps } from '../challenge-values.ts'

const MODES = ['Lockout', 'Cooldown'] as const
const whole = { allowDecimal: false, allowNegative: false } as const

/** The limit of wrong answers of a team. */
export function AttemptsSection({ draft: { values, set }, errors }: ChallengeSectionProps) {
  const { t } = useTranslation()
  const isLimited = (values.submissionLimit ?? 0) > 0
  return (
    <div className="h-form-section">
      <h3>{t('adminChallenge.attempts.heading')}</h3>
      <div className="h-grid-12">
        <UnitInput
          className="h-span-6"
          label={t('adminChallenge.attempts.limit')}
          description={t('adminChallenge.attempts.limitHint')}
          min={0}
          max={1000}
          {...whole}
          value={values.submissionLimit}
          onChange={(value) => set('submissionLimit', value)}
          error={errors['submissionLimit']}
        />
        {isLimited && values.attemptMode === 'Cooldown' ? (
          <UnitInput
            className="h-span-6"
            label={t('adminChallenge.attempts.pause')}
            unit={t('adminChallenge.attempts.seconds')}
            min={1}
            max={86_400}
            {...whole}
            value={values.cooldownSeconds}
            onChange={(value) => set('cooldownSeconds', value)}
            error={errors['cooldownSeconds']}
          />
        ) : null}
        {isLimited ? (
          <div className="h-span-12">
            <Input.Label labelElement="div" display="block" aria-hidden>
              {t('adminChallenge.attempts.mode')}
            </Input.Label>
            <Segmented
              label={t('adminChallenge.attempts.mode')}
              value={values.attemptMode}
              onChange={(mode) => set('attemptMode', mode)}
              options={MODES.map((value) => ({ value, label: t(`adminChallenge.attempts.${value}`) }))}
            />
          </div>
        ) : null}
      </div>
    </div>
  )
}
