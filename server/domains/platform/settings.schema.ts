import { builder } from '../../graphql/builder.ts'
import { withFieldNames } from '../../graphql/field-names.ts'
import { forViewer, mutation, type PayloadFields } from '../../graphql/mutation.ts'
import { logoUrl } from '../asset/asset-url.ts'
import { resetLogo, updateLogoFrom } from './logo.service.ts'
import { readSettingsRevision, readSettingsToEdit, updateSettings } from './settings.service.ts'
import type { Settings as SettingsRow } from './settings.ts'

const AccountPolicy = builder.objectRef<SettingsRow['accountPolicy']>('AccountPolicy').implement({
  description: 'Settings of registration.',
  fields: (t) => ({
    allowRegister: t.exposeBoolean('allowRegister', { description: 'Whether visitors can register.' }),
    activeOnRegister: t.exposeBoolean('activeOnRegister', {
      description: 'Whether new accounts are active at once.',
    }),
    useCaptcha: t.exposeBoolean('useCaptcha', {
      description:
        'Whether registration, log in and password recovery ask for a captcha. It needs a captcha provider in the configuration.',
    }),
    emailConfirmationRequired: t.exposeBoolean('emailConfirmationRequired', {
      description: 'Whether users confirm their email address, and recover a lost password, by email.',
    }),
    emailDomainList: t.exposeString('emailDomainList', {
      description: 'The domains that email addresses may have, separated by commas; empty allows any.',
    }),
  }),
})

const GlobalConfig = builder.objectRef<SettingsRow['globalConfig']>('GlobalConfig').implement({
  description: 'Name and appearance of the platform.',
  fields: (t) => ({
    title: t.exposeString('title', {
      description: 'The name of the platform, shown in the browser tab, the navigation and emails.',
    }),
    slogan: t.exposeString('slogan', { description: 'The main heading on the home page.' }),
    description: t.exposeString('description', {
      nullable: true,
      description: 'A text about the platform for search engines and link previews; null when there is none.',
    }),
    footerInfo: t.exposeString('footerInfo', {
      nullable: true,
      description: 'The text in the footer of every page, in Markdown; null when there is none.',
    }),
    customTheme: t.exposeString('customTheme', {
      nullable: true,
      description: "The main color as #RRGGBB; null or empty for the product's own.",
    }),
    logoUrl: t.string({
      nullable: true,
      description: "The path of the logo; null for the product's own.",
      resolve: ({ logoHash }) => logoUrl(logoHash || null),
    }),
  }),
})

const ContainerPolicy = builder.objectRef<SettingsRow['containerPolicy']>('ContainerPolicy').implement({
  description: 'Lifetime of containers. Durations are in minutes.',
  fields: (t) => ({
    autoDestroyOnLimitReached: t.exposeBoolean('autoDestroyOnLimitReached', {
      description: 'Whether a team’s oldest container is stopped when a new one exceeds the limit.',
    }),
    defaultLifetimeMinutes: t.exposeInt('defaultLifetime', {
      description: 'How long a container runs after its start, in minutes.',
    }),
    extensionMinutes: t.exposeInt('extensionDuration', {
      description: 'How much time an extension adds to a container, in minutes.',
    }),
    renewalWindowMinutes: t.exposeInt('renewalWindow', {
      description: 'How long before its end a container can be extended, in minutes.',
    }),
  }),
})

const MailPolicy = builder.objectRef<SettingsRow['mailPolicy']>('MailPolicy').implement({
  description: 'Rules for mails to users.',
  fields: (t) => ({
    linkLifetimeHours: t.exposeInt('linkLifetimeHours', {
      description:
        'How long a link that confirms an address or resets a password works after its mail is sent, in hours.',
    }),
  }),
})

export const Settings = builder.objectRef<SettingsRow>('Settings').implement({
  description: 'Values that administrators change while the platform runs.',
  fields: (t) => ({
    accountPolicy: t.field({
      type: AccountPolicy,
      description: 'Rules for registration and email addresses.',
      resolve: ({ accountPolicy }) => accountPolicy,
    }),
    globalConfig: t.field({
      type: GlobalConfig,
      description: 'The name and the look of the platform.',
      resolve: ({ globalConfig }) => globalConfig,
    }),
    containerPolicy: t.field({
      type: ContainerPolicy,
      description: "How long containers run, and what happens at a team's limit.",
      resolve: ({ containerPolicy }) => containerPolicy,
    }),
    mailPolicy: t.field({
      type: MailPolicy,
      description: 'How long links in mails work.',
      resolve: ({ mailPolicy }) => mailPolicy,
    }),
    revision: t.string({
      description:
        'Changes with every value that `updateSettings` and `updateBackupPolicy` can change. Send it with a change.',
      resolve: (_settings, _args, ctx) => readSettingsRevision(ctx),
    }),
  }),
})

const AccountPolicyInput = builder.inputType('AccountPolicyInput', {
  description: 'Absent fields stay unchanged.',
  fields: (t) => ({
    allowRegister: t.boolean({ description: 'Whether visitors can register. Unchanged when absent.' }),
    activeOnRegister: t.boolean({
      description: 'Whether a new account can be used at once. Unchanged when absent.',
    }),
    useCaptcha: t.boolean({
      description:
        'Whether registration, log in and password recovery ask for a captcha. Unchanged when absent.',
    }),
    emailConfirmationRequired: t.boolean({
      description:
        'Whether users confirm their email address, and recover a lost password, by email. Needs a mail server in the configuration. Unchanged when absent.',
    }),
    emailDomainList: t.string({
      description:
        'The domains that email addresses may have, separated by commas; empty allows any. Unchanged when absent.',
    }),
  }),
})

const GlobalConfigInput = builder.inputType('GlobalConfigInput', {
  description: 'Absent and null fields stay unchanged; an empty text clears a field.',
  fields: (t) => ({
    title: t.string({
      description: 'The name of the platform, shown in the browser tab, the navigation and emails.',
    }),
    slogan: t.string({ description: 'The main heading on the home page.' }),
    description: t.string({ description: 'A text about the platform for search engines and link previews.' }),
    footerInfo: t.string({ description: 'The text in the footer of every page, in Markdown.' }),
    customTheme: t.string({
      description: "The main color as #RRGGBB; an empty text restores the product's own.",
    }),
  }),
})

const ContainerPolicyInput = builder.inputType('ContainerPolicyInput', {
  description: 'Absent fields stay unchanged. Durations are in minutes.',
  fields: (t) => ({
    autoDestroyOnLimitReached: t.boolean({
      description:
        "Whether a team's oldest container is stopped when the team starts one more than its limit. Unchanged when absent.",
    }),
    defaultLifetimeMinutes: t.int({
      description:
        'How long a container runs after its start, in minutes, from 1 to 7200. Unchanged when absent.',
    }),
    extensionMinutes: t.int({
      description:
        'How much time an extension adds to a container, in minutes, from 1 to 7200. Unchanged when absent.',
    }),
    renewalWindowMinutes: t.int({
      description:
        'How long before its end a container can be extended, in minutes, from 1 to 360. Unchanged when absent.',
    }),
  }),
})

const MailPolicyInput = builder.inputType('MailPolicyInput', {
  description: 'Absent fields stay unchanged.',
  fields: (t) => ({
    linkLifetimeHours: t.int({
      description:
        'How long a link that confirms an address or resets a password works after its mail is sent, in hours, from 1 to 24. Links of mails that were sent before keep their time. Unchanged when absent.',
    }),
  }),
})

/** The names in the schema of fields that the REST contract calls otherwise. */
const schemaNames = {
  defaultLifetime: 'defaultLifetimeMinutes',
  extensionDuration: 'extensionMinutes',
  renewalWindow: 'renewalWindowMinutes',
} as const

type SettingsInput = { containerPolicy?: typeof ContainerPolicyInput.$inferInput | null }

function toContractNames<Input extends SettingsInput>({ containerPolicy, ...rest }: Input) {
  if (!containerPolicy) return { ...rest, containerPolicy }
  const { defaultLifetimeMinutes, extensionMinutes, renewalWindowMinutes, ...policy } = containerPolicy
  const durations = {
    defaultLifetime: defaultLifetimeMinutes,
    extensionDuration: extensionMinutes,
    renewalWindow: renewalWindowMinutes,
  }
  return { ...rest, containerPolicy: { ...policy, ...durations } }
}

/** The settings after a mutation, as a field of its payload. */
export function settingsField<Done>(t: PayloadFields<Done>, description: string) {
  return t.field({
    type: Settings,
    nullable: true,
    description,
    resolve: (_done, _args, ctx) => readSettingsToEdit(ctx),
  })
}

builder.queryField('settings', (t) =>
  t.field({
    type: Settings,
    nullable: true,
    description: 'The settings of the platform; for administrators.',
    resolve: (_root, _args, ctx) => readSettingsToEdit(ctx),
  }),
)

mutation('updateSettings', {
  description: 'Changes the settings that are given; they apply at once. For administrators.',
  input: (t) => ({
    accountPolicy: t.field({
      type: AccountPolicyInput,
      description: 'Rules for registration and email addresses. Unchanged when absent.',
    }),
    globalConfig: t.field({
      type: GlobalConfigInput,
      description: 'The name and the look of the platform. Unchanged when absent.',
    }),
    containerPolicy: t.field({
      type: ContainerPolicyInput,
      description: "How long containers run, and what happens at a team's limit. Unchanged when absent.",
    }),
    mailPolicy: t.field({
      type: MailPolicyInput,
      description: 'How long links in mails work. Unchanged when absent.',
    }),
  }),
  clears: {
    accountPolicy: { emailDomainList: '' },
    globalConfig: { slogan: '', description: '', footerInfo: '', customTheme: '' },
    containerPolicy: {},
    mailPolicy: {},
  },
  knowsRevision: true,
  refuses: [...forViewer, 'conflict'],
  run: async (ctx, input) => {
    await withFieldNames(schemaNames, updateSettings(ctx, toContractNames(input)))
    return {}
  },
  payload: (t) => ({
    settings: settingsField(t, 'The settings after the change.'),
  }),
})

mutation('updateLogo', {
  description: 'Replaces the logo and makes the favicon from it. For administrators.',
  input: (t) => ({
    hash: t.string({
      description: 'The hash of a picture that was uploaded before; used when no file is sent.',
    }),
    file: t.field({ type: 'Upload', description: 'A picture of at most 3 MiB.' }),
  }),
  clears: {},
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, input) => {
    await updateLogoFrom(ctx, input)
    return {}
  },
  payload: (t) => ({
    settings: settingsField(t, 'The settings with the new logo.'),
  }),
})

mutation('resetLogo', {
  description:
    "Removes the platform's own logo and favicon; clients show those of the product. For administrators.",
  refuses: forViewer,
  run: async (ctx) => {
    await resetLogo(ctx)
    return {}
  },
  payload: (t) => ({
    settings: settingsField(t, 'The settings, now without a logo.'),
  }),
})
