import type { FieldLabels } from '../../forms/ChangedNote.tsx'
import type { TFunction } from '../../i18n/translate.ts'
import type { SettingsValues } from './settings-values.ts'

/** The names of the fields of the form of settings. */
export function settingsLabels(t: TFunction): FieldLabels<SettingsValues> {
  return {
    title: t('settings.title'),
    slogan: t('settings.slogan'),
    description: t('settings.description'),
    footerInfo: t('settings.footer'),
    customTheme: t('settings.theme'),
    allowRegister: t('settings.allowRegister'),
    activeOnRegister: t('settings.activeOnRegister'),
    useCaptcha: t('settings.useCaptcha'),
    emailConfirmationRequired: t('settings.emailConfirmationRequired'),
    linkLifetimeHours: t('settings.linkLifetime'),
    emailDomains: t('settings.domains'),
    autoDestroyOnLimitReached: t('settings.autoDestroy'),
    defaultLifetimeMinutes: t('settings.defaultLifetimeMinutes'),
    extensionMinutes: t('settings.extensionMinutes'),
    renewalWindowMinutes: t('settings.renewalWindowMinutes'),
    backupSchedule: t('settings.backupSchedule'),
    backupTime: t('settings.backupTime'),
    backupKeep: t('settings.backupKeep'),
    backupCaptures: t('settings.backupCaptures'),
  }
}
