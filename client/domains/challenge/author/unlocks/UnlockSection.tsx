import { Input, MultiSelect } from '@mantine/core'
import { Segmented } from '../../../../components/controls/Segmented.tsx'
import { UnitInput } from '../../../../forms/UnitInput.tsx'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import type { ChallengeSectionProps } from '../challenge-values.ts'

const VIEWS = ['Hidden', 'Card'] as const

type Props = ChallengeSectionProps & {
  challengeId: string
  others: readonly { readonly id: string; readonly title: string }[]
}

/** The challenges that unlock this one for a team, and what the team sees before. */
export function UnlockSection({ draft: { values, set }, errors, challengeId, others }: Props) {
  const { t } = useTranslation()
  const { requiredChallengeIds, unlockCount, lockedView } = values
  const isLocked = requiredChallengeIds.length > 0
  return (
    <div className="h-form-section">
      <h3>{t('adminChallenge.unlock.heading')}</h3>
      <div className="h-grid-12">
        <MultiSelect
          className="h-span-12"
          label={t('adminChallenge.unlock.required')}
          description={t('adminChallenge.unlock.requiredHint')}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': t('adminChallenge.unlock.clear') }}
          data={others
            .filter(({ id }) => id !== challengeId)
            .map(({ id, title }) => ({ value: id, label: title }))}
          value={[...requiredChallengeIds]}
          onChange={(ids) => set('requiredChallengeIds', ids)}
          error={errors['requiredChallengeIds'] ?? errors['']}
        />
        {isLocked ? (
          <>
            <UnitInput
              className="h-span-6"
              label={t('adminChallenge.unlock.count')}
              placeholder={t('adminChallenge.unlock.all')}
              min={1}
              max={requiredChallengeIds.length}
              allowDecimal={false}
              allowNegative={false}
              value={unlockCount}
              onChange={(count) => set('unlockCount', count)}
              error={errors['unlockCount']}
            />
            <div className="h-span-12">
              <Input.Label labelElement="div" display="block" aria-hidden>
                {t('adminChallenge.unlock.view')}
              </Input.Label>
              <Segmented
                label={t('adminChallenge.unlock.view')}
                value={lockedView}
                onChange={(view) => set('lockedView', view)}
                options={VIEWS.map((value) => ({ value, label: t(`adminChallenge.unlock.${value}`) }))}
              />
            </div>
          </>
        ) : null}
      </div>
    </div>
  )
}
