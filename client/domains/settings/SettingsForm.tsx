import { containerPolicyLimits } from '../../../rules/field-limits.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { SettingsForm_settings$key } from '../../__generated__/SettingsForm_settings.graphql.ts'
import { showFailure } from '../../components/toasts.ts'
import { DraftForm } from '../../forms/DraftForm.tsx'
import { useDraft } from '../../forms/useDraft.ts'
import { useDraftForm } from '../../forms/useDraftForm.ts'
import type { MutationOutcome } from '../../relay/useMutationResult.ts'
import { isHexColor } from '../../theme/oklch.ts'
import { AccountPolicySection } from './AccountPolicySection.tsx'
import { BackupSection } from './backup/BackupSection.tsx'
import { BackupState } from './backup/BackupState.tsx'
import { ContainerPolicySection } from './ContainerPolicySection.tsx'
import { PlatformSection } from './PlatformSection.tsx'
import { ThemeSection } from './ThemeSection.tsx'
import {
  backupInput,
  isInRange,
  settingsInput,
  settingsValues,
  type SettingsValues,
} from './settings-values.ts'
import { useBackups } from './backup/useBackups.ts'
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
          defaultLifetimeMinutes
          extensionMinutes
          renewalWindowMinutes
        }
        backups {
          schedule
          time
          keep
          withCaptures
        }
        mail {
          isConfigured
        }
        captcha {
          type
        }
        ...BackupState_settings
      }
    `,
    key,
  )
  const draft = useDraft(settingsValues(settings), 'settings')
  const [updateSettings, isUpdating] = useUpdateSettings()
  const { savePolicy, isSaving } = useBackups()

  async function send(changes: Partial<SettingsValues>) {
    if (!isValid(draft.values)) return refuse(t('settings.wrong'))
    const input = settingsInput(changes)
    const policy = backupInput(changes)
    const isOnlyPolicy = policy !== null && Object.keys(input).length === 0
    let outcome: MutationOutcome<unknown> = isOnlyPolicy
      ? await savePolicy({ variables: { input: policy } })
      : await updateSettings({ variables: { input } })
    if (outcome.ok && policy && !isOnlyPolicy) outcome = await savePolicy({ variables: { input: policy } })
    if (!outcome.ok && Object.keys(outcome.fieldErrors).length > 0) showFailure(t('settings.wrong'))
    return outcome
  }

  const form = useDraftForm({
    draft,
    saving: isUpdating || isSaving,
    saved: t('settings.saved'),
    onSend: send,
  })
  return (
    <DraftForm label={t('settings.form')} form={form}>
      <PlatformSection {...form} />
      <ThemeSection {...form} />
      <AccountPolicySection
        {...form}
        stored={settings.accountPolicy}
        hasMail={settings.mail.isConfigured}
        hasCaptcha={settings.captcha.type !== 'None'}
      />
      <ContainerPolicySection {...form} />
      <BackupSection {...form}>
        <BackupState settings={settings} />
      </BackupSection>
    </DraftForm>
  )
}

/** The outcome of a form that is not sent, because its fields show errors. */
function refuse(message: string): MutationOutcome<never> {
  showFailure(message)
  return { ok: false, fieldErrors: {}, error: { code: 'INVALID_INPUT', message } }
}

function isValid(values: SettingsValues): boolean {
  const names = Object.keys(containerPolicyLimits) as (keyof typeof containerPolicyLimits)[]
  return (
    names.every((name) => isInRange(name, values[name])) &&
    values.backupKeep !== null &&
    (values.customTheme === '' || isHexColor(values.customTheme))
  )
}
