import { containerPolicyLimits } from '../../../rules/field-limits.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import type { SettingsForm_settings$key } from '../../__generated__/SettingsForm_settings.graphql.ts'
import { showFailure, showSuccess } from '../../components/toasts.ts'
import { SaveBar } from '../../forms/SaveBar.tsx'
import { useDraft } from '../../forms/useDraft.ts'
import type { FieldErrors } from '../../relay/useMutationResult.ts'
import { isHexColour } from '../../theme/oklch.ts'
import { AccountPolicySection } from './AccountPolicySection.tsx'
import { ContainerPolicySection } from './ContainerPolicySection.tsx'
import { PlatformSection } from './PlatformSection.tsx'
import { ThemeSection } from './ThemeSection.tsx'
import { isInRange, settingsInput, settingsValues, type SettingsValues } from './settings-values.ts'
import { useSettingsRefresh } from './useSettingsRefresh.ts'
import { useUpdateSettings } from './useUpdateSettings.ts'

export function SettingsForm({ settings: key }: { settings: SettingsForm_settings$key }) {
  const { t } = useTranslation()
  const settings = useFragment(
    graphql`
      fragment SettingsForm_settings on Settings {
        globalConfig {
          title
          slogan
          description
          footerInfo
          customTheme
        }
        accountPolicy {
          allowRegister
          activeOnRegister
          useCaptcha
          emailConfirmationRequired
          emailDomainList
        }
        containerPolicy {
          autoDestroyOnLimitReached
          defaultLifetime
          extensionDuration
          renewalWindow
        }
      }
    `,
    key,
  )
  const draft = useDraft(settingsValues(settings))
  const [errors, setErrors] = useState<FieldErrors>({})
  const [updateSettings, saving] = useUpdateSettings()
  const refresh = useSettingsRefresh()

  async function save() {
    const sent = draft.changes
    if (!isSound(draft.values)) {
      showFailure(t('settings.wrong'))
      return
    }
    const outcome = await updateSettings({ variables: { input: settingsInput(sent) } })
    if (!outcome.ok) {
      setErrors(outcome.fieldErrors)
      if (Object.keys(outcome.fieldErrors).length > 0) showFailure(t('settings.wrong'))
      return
    }
    setErrors({})
    await refresh()
    draft.settle(sent)
    showSuccess(t('settings.saved'))
  }

  const section = { draft, errors }
  return (
    <form
      className="h-panel"
      aria-label={t('settings.form')}
      onSubmit={(event) => {
        event.preventDefault()
        if (draft.changeCount > 0 && !saving) void save()
      }}
    >
      <PlatformSection {...section} />
      <ThemeSection {...section} />
      <AccountPolicySection {...section} />
      <ContainerPolicySection {...section} />
      <SaveBar
        count={draft.changeCount}
        saving={saving}
        onSave={() => void save()}
        onDiscard={() => {
          draft.discard()
          setErrors({})
        }}
      />
    </form>
  )
}

function isSound(values: SettingsValues): boolean {
  const names = Object.keys(containerPolicyLimits) as (keyof typeof containerPolicyLimits)[]
  return (
    names.every((name) => isInRange(name, values[name])) &&
    (values.customTheme === '' || isHexColour(values.customTheme))
  )
}
