import { containerPolicyLimits, mailPolicyLimits } from '../../../rules/field-limits.ts'
import type { UpdateSettingsInput } from '../../__generated__/useUpdateSettingsMutation.graphql.ts'
import type { Draft } from '../../forms/useDraft.ts'
import type { FieldErrors } from '../../relay/useMutationResult.ts'

export const BACKUP_SCHEDULES = ['Off', 'Hourly', 'Daily'] as const

type BackupSchedule = (typeof BACKUP_SCHEDULES)[number]

/** The values of the settings form. Null is an empty field. */
export type SettingsValues = {
  title: string
  slogan: string
  description: string
  footerInfo: string
  /** #RRGGBB, or empty for the default color. */
  customTheme: string
  allowRegister: boolean
  activeOnRegister: boolean
  useCaptcha: boolean
  emailConfirmationRequired: boolean
  emailDomains: readonly string[]
  linkLifetimeHours: number | null
  autoDestroyOnLimitReached: boolean
  defaultLifetimeMinutes: number | null
  extensionMinutes: number | null
  renewalWindowMinutes: number | null
  backupSchedule: BackupSchedule
  /** UTC, `HH:MM`. */
  backupTime: string
  backupKeep: number | null
  backupCaptures: boolean
}

/** The props of every section of the form. */
export type SettingsSectionProps = { draft: Draft<SettingsValues>; errors: FieldErrors }

type StoredSettings = {
  globalConfig: {
    title: string
    slogan: string
    description: string | null | undefined
    footerInfo: string | null | undefined
    customTheme: string | null | undefined
  }
  accountPolicy: {
    allowRegister: boolean
    activeOnRegister: boolean
    useCaptcha: boolean
    emailConfirmationRequired: boolean
    emailDomainList: string
  }
  containerPolicy: {
    autoDestroyOnLimitReached: boolean
    defaultLifetimeMinutes: number
    extensionMinutes: number
    renewalWindowMinutes: number
  }
  mailPolicy: { linkLifetimeHours: number }
  backups: {
    schedule: string
    time: string
    keep: number
    withCaptures: boolean
  }
}

/** The values of the form for stored settings. */
export function settingsValues({
  globalConfig,
  accountPolicy,
  containerPolicy,
  mailPolicy,
  backups,
}: StoredSettings): SettingsValues {
  const { emailDomainList, ...accounts } = accountPolicy
  return {
    title: globalConfig.title,
    slogan: globalConfig.slogan,
    description: globalConfig.description ?? '',
    footerInfo: globalConfig.footerInfo ?? '',
    customTheme: globalConfig.customTheme ?? '',
    ...accounts,
    emailDomains: emailDomainList
      .split(',')
      .map((domain) => domain.trim())
      .filter(Boolean),
    ...containerPolicy,
    linkLifetimeHours: mailPolicy.linkLifetimeHours,
    backupSchedule: BACKUP_SCHEDULES.find((schedule) => schedule === backups.schedule) ?? 'Off',
    backupTime: backups.time,
    backupKeep: backups.keep,
    backupCaptures: backups.withCaptures,
  }
}

/** The section; null if none of its values changes. Undefined values are omitted from the request. */
function changedOrNull<Section extends object>(section: Section): Section | null {
  return Object.values(section).some((value) => value !== undefined) ? section : null
}

/** The update input: only changed fields, by section. */
export function settingsInput(changes: Partial<SettingsValues>): UpdateSettingsInput {
  const { title, slogan, description, footerInfo, customTheme } = changes
  const { allowRegister, activeOnRegister, useCaptcha, emailConfirmationRequired, emailDomains } = changes
  const { autoDestroyOnLimitReached, defaultLifetimeMinutes, extensionMinutes, renewalWindowMinutes } =
    changes
  const globalConfig = changedOrNull({ title, slogan, description, footerInfo, customTheme })
  const accountPolicy = changedOrNull({
    allowRegister,
    activeOnRegister,
    useCaptcha,
    emailConfirmationRequired,
    emailDomainList: emailDomains?.join(','),
  })
  const containerPolicy = changedOrNull({
    autoDestroyOnLimitReached,
    defaultLifetimeMinutes,
    extensionMinutes,
    renewalWindowMinutes,
  })
  const mailPolicy = changedOrNull({ linkLifetimeHours: changes.linkLifetimeHours })
  return {
    ...(globalConfig ? { globalConfig } : {}),
    ...(accountPolicy ? { accountPolicy } : {}),
    ...(containerPolicy ? { containerPolicy } : {}),
    ...(mailPolicy ? { mailPolicy } : {}),
  }
}

/** The input for the schedule of backups: only changed fields; null without any. */
export function backupInput(changes: Partial<SettingsValues>) {
  const { backupSchedule, backupTime, backupKeep, backupCaptures } = changes
  return changedOrNull({
    schedule: backupSchedule,
    time: backupTime,
    keep: backupKeep,
    withCaptures: backupCaptures,
  })
}

/** Normalizes pasted domains such as `@Example.org`: removes spaces, the @ and duplicates. */
export function plainDomains(texts: readonly string[]): string[] {
  const plain = texts.map((text) => text.trim().replace(/^.*@/, ''))
  return [...new Set(plain)].filter(Boolean)
}

/** The fields with a duration, and their limits. */
export const durationLimits = { ...containerPolicyLimits, ...mailPolicyLimits }

export function isInRange(name: keyof typeof durationLimits, value: number | null): boolean {
  const { min, max } = durationLimits[name]
  return value !== null && Number.isInteger(value) && value >= min && value <= max
}
