import type { Context } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { logoUrl } from '../asset/asset-url.ts'
import { resetLogo, updateLogoFrom } from './logo.service.ts'
import { readSettingsToEdit, updateSettings } from './settings.service.ts'
import type { Settings as SettingsRow } from './settings.ts'

const AccountPolicy = builder.objectRef<SettingsRow['accountPolicy']>('AccountPolicy').implement({
  description: 'Settings of registration.',
  fields: (t) => ({
    allowRegister: t.exposeBoolean('allowRegister'),
    activeOnRegister: t.exposeBoolean('activeOnRegister', {
      description: 'Whether new accounts are active at once.',
    }),
    useCaptcha: t.exposeBoolean('useCaptcha'),
    emailConfirmationRequired: t.exposeBoolean('emailConfirmationRequired', {
      description: 'Whether email addresses are confirmed by mail, and passwords can be reset by mail.',
    }),
    emailDomainList: t.exposeString('emailDomainList', {
      description: 'Allowed domains, separated by commas; empty for any.',
    }),
  }),
})

const GlobalConfig = builder.objectRef<SettingsRow['globalConfig']>('GlobalConfig').implement({
  description: 'Name and appearance of the platform.',
  fields: (t) => ({
    title: t.exposeString('title'),
    slogan: t.exposeString('slogan'),
    description: t.exposeString('description', { nullable: true, description: 'For search engines.' }),
    footerInfo: t.exposeString('footerInfo', { nullable: true, description: 'Markdown.' }),
    customTheme: t.exposeString('customTheme', { nullable: true, description: '#RRGGBB, or null.' }),
    logoUrl: t.string({ nullable: true, resolve: ({ logoHash }) => logoUrl(logoHash || null) }),
  }),
})

const ContainerPolicy = builder.objectRef<SettingsRow['containerPolicy']>('ContainerPolicy').implement({
  description: 'Lifetime of containers. Durations are in minutes.',
  fields: (t) => ({
    autoDestroyOnLimitReached: t.exposeBoolean('autoDestroyOnLimitReached', {
      description: 'Whether a team’s oldest container is stopped when a new one exceeds the limit.',
    }),
    maxExerciseContainerCountPerUser: t.exposeInt('maxExerciseContainerCountPerUser'),
    defaultLifetime: t.exposeInt('defaultLifetime'),
    extensionDuration: t.exposeInt('extensionDuration'),
    renewalWindow: t.exposeInt('renewalWindow'),
  }),
})

export const Settings = builder.objectRef<SettingsRow>('Settings').implement({
  description: 'Values that administrators change while the platform runs.',
  fields: (t) => ({
    accountPolicy: t.field({ type: AccountPolicy, resolve: ({ accountPolicy }) => accountPolicy }),
    globalConfig: t.field({ type: GlobalConfig, resolve: ({ globalConfig }) => globalConfig }),
    containerPolicy: t.field({ type: ContainerPolicy, resolve: ({ containerPolicy }) => containerPolicy }),
  }),
})

const AccountPolicyInput = builder.inputType('AccountPolicyInput', {
  description: 'Absent fields stay unchanged.',
  fields: (t) => ({
    allowRegister: t.boolean(),
    activeOnRegister: t.boolean(),
    useCaptcha: t.boolean(),
    emailConfirmationRequired: t.boolean(),
    emailDomainList: t.string(),
  }),
})

const GlobalConfigInput = builder.inputType('GlobalConfigInput', {
  description: 'Absent and null fields stay unchanged; an empty text clears a field.',
  fields: (t) => ({
    title: t.string(),
    slogan: t.string(),
    description: t.string(),
    footerInfo: t.string(),
    customTheme: t.string(),
  }),
})

const ContainerPolicyInput = builder.inputType('ContainerPolicyInput', {
  description: 'Absent fields stay unchanged. Durations are in minutes.',
  fields: (t) => ({
    autoDestroyOnLimitReached: t.boolean(),
    maxExerciseContainerCountPerUser: t.int(),
    defaultLifetime: t.int({ description: '1 to 7200.' }),
    extensionDuration: t.int({ description: '1 to 7200.' }),
    renewalWindow: t.int({ description: '1 to 360.' }),
  }),
})

const findSettings = (_payload: unknown, _args: unknown, ctx: Context) => readSettingsToEdit(ctx)

builder.queryField('settings', (t) =>
  t.field({
    type: Settings,
    nullable: true,
    description: 'The settings of the platform; for administrators.',
    resolve: (_root, _args, ctx) => readSettingsToEdit(ctx),
  }),
)

builder.relayMutationField(
  'updateSettings',
  {
    inputFields: (t) => ({
      accountPolicy: t.field({ type: AccountPolicyInput }),
      globalConfig: t.field({ type: GlobalConfigInput }),
      containerPolicy: t.field({ type: ContainerPolicyInput }),
    }),
  },
  {
    errors: {},
    resolve: async (_root, { input }, ctx) => {
      await updateSettings(ctx, input)
      return { ok: true }
    },
  },
  { outputFields: (t) => ({ settings: t.field({ type: Settings, resolve: findSettings }) }) },
)

builder.relayMutationField(
  'updateLogo',
  {
    description: 'Sets the logo and the favicon made of it.',
    inputFields: (t) => ({
      hash: t.string({
        description: 'The hash of a picture that was uploaded before; used when no file is sent.',
      }),
      file: t.field({ type: 'Upload', description: 'A picture of at most 3 MiB.' }),
    }),
  },
  {
    errors: {},
    resolve: async (_root, { input }, ctx) => {
      await updateLogoFrom(ctx, input)
      return { ok: true }
    },
  },
  { outputFields: (t) => ({ settings: t.field({ type: Settings, resolve: findSettings }) }) },
)

builder.relayMutationField(
  'resetLogo',
  null,
  {
    description: 'Resets the logo to the product’s own.',
    errors: {},
    resolve: async (_root, _args, ctx) => {
      await resetLogo(ctx)
      return { ok: true }
    },
  },
  { outputFields: (t) => ({ settings: t.field({ type: Settings, resolve: findSettings }) }) },
)
