import { containerPolicyLimits } from '../../../rules/field-limits.ts'
import { Switch } from '@mantine/core'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { UnitInput } from '../../forms/UnitInput.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import { isInRange, type SettingsSectionProps } from './settings-values.ts'

const DURATIONS = ['defaultLifetimeMinutes', 'extensionMinutes', 'renewalWindowMinutes'] as const

export function ContainerPolicySection({ draft: { values, set }, errors }: SettingsSectionProps) {
  const { t } = useTranslation()
  return (
    <SettingsSection title={t('settings.containers')}>
      <div className="h-grid-12">
        {DURATIONS.map((name) => (
          <UnitInput
            key={name}
            className={name === 'renewalWindowMinutes' ? 'h-span-4' : 'h-span-4 h-half'}
            label={t(`settings.${name}`)}
            description={t(`settings.${name}Hint`)}
            unit={t('settings.minutes')}
            allowDecimal={false}
            allowNegative={false}
            value={values[name]}
            onChange={(minutes) => set(name, minutes)}
            error={
              errors[`containerPolicy.${name}`] ??
              (isInRange(name, values[name]) ? null : t('settings.range', containerPolicyLimits[name]))
            }
          />
        ))}
        <Switch
          className="h-span-12"
          label={t('settings.autoDestroy')}
          description={t('settings.autoDestroyHint')}
          checked={values.autoDestroyOnLimitReached}
          onChange={(event) => set('autoDestroyOnLimitReached', event.currentTarget.checked)}
        />
      </div>
    </SettingsSection>
  )
}
