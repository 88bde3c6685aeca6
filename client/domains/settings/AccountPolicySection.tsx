import { mailPolicyLimits } from '../../../rules/field-limits.ts'
import { Switch, TagsInput } from '@mantine/core'
import { Link } from 'react-router'
import { Trans } from '../../i18n/Trans.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { UnitInput } from '../../forms/UnitInput.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import { isInRange, plainDomains, type SettingsSectionProps, type SettingsValues } from './settings-values.ts'

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

type Props = SettingsSectionProps & {
  stored: Readonly<Record<Policy, boolean>>
  hasMail: boolean
  hasCaptcha: boolean
}

/** Switches without what they need on the server are disabled, except those that are stored as on. */
export function AccountPolicySection(props: Props) {
  const { draft, errors, stored, hasMail, hasCaptcha } = props
  const { values, set } = draft
  const { t } = useTranslation()
  // The panels say which settings of the server are missing.
  const missing: Partial<Record<Policy, { text: string; panel: string }>> = {
    ...(hasMail ? {} : { emailConfirmationRequired: { text: 'settings.mailNeeded', panel: '#mail' } }),
    ...(hasCaptcha ? {} : { useCaptcha: { text: 'settings.captchaNeeded', panel: '#captcha' } }),
  }
  return (
    <SettingsSection
      title={t('settings.accounts')}
      hint={<span role="status">{t(`settings.outcome.${outcomeOf(values)}`)}</span>}
    >
      <div className="h-grid-12">
        {SWITCHES.map((name) => {
          const reason = missing[name]
          return (
            <Switch
              key={name}
              className="h-span-6"
              label={t(`settings.${name}`)}
              description={
                reason ? (
                  <Trans i18nKey={reason.text} components={{ link: <Link to={reason.panel} /> }} />
                ) : (
                  t(`settings.${name}Hint`)
                )
              }
              disabled={reason !== undefined && !stored[name]}
              checked={values[name]}
              onChange={(event) => set(name, event.currentTarget.checked)}
              error={errors[`accountPolicy.${name}`]}
            />
          )
        })}
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
        <UnitInput
          className="h-span-6"
          label={t('settings.linkLifetime')}
          description={t('settings.linkLifetimeHint')}
          unit={t('settings.hours')}
          allowDecimal={false}
          allowNegative={false}
          disabled={!hasMail}
          value={values.linkLifetimeHours}
          onChange={(hours) => set('linkLifetimeHours', hours)}
          error={
            errors['mailPolicy.linkLifetimeHours'] ??
            (isInRange('linkLifetimeHours', values.linkLifetimeHours)
              ? null
              : t('settings.rangeHours', mailPolicyLimits.linkLifetimeHours))
          }
        />
      </div>
    </SettingsSection>
  )
}
