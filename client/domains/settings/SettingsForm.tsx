import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { SettingsForm_settings$key } from '../../__generated__/SettingsForm_settings.graphql.ts'
import type { UpdateBackupPolicyInput } from '../../__generated__/useBackupsPolicyMutation.graphql.ts'
import type { UpdateSettingsInput } from '../../__generated__/useUpdateSettingsMutation.graphql.ts'
import { useFormRefresh } from '../../forms/useFormRefresh.ts'
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
import { settingsLabels } from './settings-labels.ts'
import { ThemeSection } from './ThemeSection.tsx'
import {
  backupInput,
  durationLimits,
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
        mailPolicy {
          linkLifetimeHours
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
        revision
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
    const outcome = await sendParts(settingsInput(changes), backupInput(changes))
    if (!outcome.ok && Object.keys(outcome.fieldErrors).length > 0) showFailure(t('settings.wrong'))
    return outcome
  }

  /** Sends the settings and the schedule of backups, of which each has a mutation of its own. */
  async function sendParts(
    input: UpdateSettingsInput,
    policy: UpdateBackupPolicyInput | null,
  ): Promise<MutationOutcome<unknown>> {
    let revision: string | undefined = settings.revision
    if (policy === null || Object.keys(input).length > 0) {
      const outcome = await updateSettings({ variables: { input: { ...input, revision } } })
      if (!outcome.ok || policy === null) return outcome
      revision = outcome.payload.settings?.revision
    }
    return savePolicy({ variables: { input: { ...policy, revision } } })
  }

  const refresh = useFormRefresh(graphql`
    query SettingsFormRefreshQuery {
      settings {
        ...SettingsForm_settings
      }
    }
  `)
  const form = useDraftForm({
    draft,
    refresh,
    saving: isUpdating || isSaving,
    saved: t('settings.saved'),
    onSend: send,
  })
  return (
    <DraftForm label={t('settings.form')} labels={settingsLabels(t)} form={form}>
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
  const names = Object.keys(durationLimits) as (keyof typeof durationLimits)[]
  return (
    names.every((name) => isInRange(name, values[name])) &&
    values.backupKeep !== null &&
    (values.customTheme === '' || isHexColor(values.customTheme))
  )
}
