import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { DateTimeField } from '../../../../forms/DateTimeField.tsx'
import type { ChallengeSectionProps } from '../challenge-values.ts'

/** The release and the close of a challenge. */
export function TimesSection({ draft: { values, set }, errors }: ChallengeSectionProps) {
  const { t } = useTranslation()
  const { releaseAt, closeAt } = values
  const isBackwards = releaseAt !== '' && closeAt !== '' && Date.parse(closeAt) <= Date.parse(releaseAt)
  return (
    <div className="h-form-section">
      <h3>{t('adminChallenge.times')}</h3>
      <div className="h-grid-12">
        {(['releaseAt', 'closeAt'] as const).map((name) => (
          <DateTimeField
            key={name}
            className="h-span-6"
            clearable
            label={t(`adminChallenge.${name}`)}
            description={t(`adminChallenge.${name}Hint`)}
            value={values[name]}
            onChange={(time) => set(name, time)}
            error={
              errors[name] ??
              (name === 'closeAt' && isBackwards ? t('adminChallenge.closesTooEarly') : undefined)
            }
          />
        ))}
      </div>
    </div>
  )
}
