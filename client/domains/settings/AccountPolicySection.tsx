import { Switch, TagsInput } from '@mantine/core'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { SettingsSection } from './SettingsSection.tsx'
import { plainDomains, type SettingsSectionProps, type SettingsValues } from './settings-values.ts'

type Policy = 'allowRegister' | 'activeOnRegister' | 'emailConfirmationRequired' | 'useCaptcha'

const SWITCHES: readonly Policy[] = [
  'allowRegister',
  'activeOnRegister',
  'emailConfirmationRequired',
  'useCaptcha',
]

/** The outcome of a registration with these values. */
function outcomeOf(values: SettingsValues): 'closed' | 'atOnce' | 'mail' | 'admin' {
  if (!values.allowRegister) return 'closed'
  if (values.activeOnRegister) return 'atOnce'
  return values.emailConfirmationRequired ? 'mail' : 'admin'
}

export function AccountPolicySection({ draft: { values, set }, errors }: SettingsSectionProps) {
  const { t } = useTranslation()
  return (
    <SettingsSection title={t('settings.accounts')}>
      <div className="h-grid-12">
        {SWITCHES.map((name) => (
          <Switch
            key={name}
            className="h-span-6"
            label={t(`settings.${name}`)}
            description={t(`settings.${name}Hint`)}
            checked={values[name]}
            onChange={(event) => set(name, event.currentTarget.checked)}
            error={errors[`accountPolicy.${name}`]}
          />
        ))}
        <p className="h-span-12 h-label" role="status">
          {t(`settings.outcome.${outcomeOf(values)}`)}
        </p>
        <TagsInput
          className="h-span-12"
          label={t('settings.domains')}
          description={t('settings.domainsHint')}
          placeholder={values.emailDomains.length === 0 ? t('settings.domainsPlaceholder') : ''}
          value={[...values.emailDomains]}
          onChange={(domains) => set('emailDomains', plainDomains(domains))}
          splitChars={[',', ';', ' ']}
          acceptValueOnBlur
          error={errors['accountPolicy.emailDomainList']}
        />
      </div>
    </SettingsSection>
  )
}
