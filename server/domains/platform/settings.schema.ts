import type { Context } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { logoUrl } from '../asset/asset-url.ts'
import { resetLogo, updateLogoFrom } from './logo.service.ts'
import { readSettingsToEdit, updateSettings } from './settings.service.ts'
import type { Settings as SettingsRow } from './settings.ts'

const AccountPolicy = builder.objectRef<SettingsRow['accountPolicy']>('AccountPolicy').implement({
  description: 'Who may open an account, and how.',
  fields: (t) => ({
    allowRegister: t.exposeBoolean('allowRegister'),
    activeOnRegister: t.exposeBoolean('activeOnRegister', {
      description: 'New accounts can be used at once.',
    }),
    useCaptcha: t.exposeBoolean('useCaptcha'),
    emailConfirmationRequired: t.exposeBoolean('emailConfirmationRequired', {
      description: 'Addresses are confirmed by mail, and lost passwords recovered so.',
    }),
    emailDomainList: t.exposeString('emailDomainList', {
      description: 'Allowed domains with commas between them; empty for any.',
    }),
  }),
})

const GlobalConfig = builder.objectRef<SettingsRow['globalConfig']>('GlobalConfig').implement({
  description: 'How the platform presents itself.',
  fields: (t) => ({
    title: t.exposeString('title'),
    slogan: t.exposeString('slogan'),
    description: t.exposeString('description', { nullable: true, description: 'For search engines.' }),
    footerInfo: t.exposeString('footerInfo', { nullable: true, description: 'Markdown.' }),
    customTheme: t.exposeString('customTheme', { nullable: true, description: '#RRGGBB, or nothing.' }),
    logoUrl: t.string({ nullable: true, resolve: ({ logoHash }) => logoUrl(logoHash || null) }),
  }),
})

const ContainerPolicy = builder.objectRef<SettingsRow['containerPolicy']>('ContainerPolicy').implement({
  description: 'How long containers live. Durations are minutes.',
  fields: (t) => ({
    autoDestroyOnLimitReached: t.exposeBoolean('autoDestroyOnLimitReached', {
      description: 'A team’s oldest container makes room for a new one.',
    }),
    maxExerciseContainerCountPerUser: t.exposeInt('maxExerciseContainerCountPerUser'),
    defaultLifetime: t.exposeInt('defaultLifetime'),
    extensionDuration: t.exposeInt('extensionDuration'),
    renewalWindow: t.exposeInt('renewalWindow'),
  }),
})

export const Settings = builder.objectRef<SettingsRow>('Settings').implement({
  description: 'What administrators change while the platform runs.',
  fields: (t) => ({
    accountPolicy: t.field({ type: AccountPolicy, resolve: ({ accountPolicy }) => accountPolicy }),
    globalConfig: t.field({ type: GlobalConfig, resolve: ({ globalConfig }) => globalConfig }),
    containerPolicy: t.field({ type: ContainerPolicy, resolve: ({ containerPolicy }) => containerPolicy }),
  }),
})

const AccountPolicyInput = builder.inputType('AccountPolicyInput', {
  description: 'What is left out stays.',
  fields: (t) => ({
    allowRegister: t.boolean(),
    activeOnRegister: t.boolean(),
    useCaptcha: t.boolean(),
    emailConfirmationRequired: t.boolean(),
    emailDomainList: t.string(),
  }),
})

const GlobalConfigInput = builder.inputType('GlobalConfigInput', {
  description: 'What is left out stays, and so does what is null; empty text clears.',
  fields: (t) => ({
    title: t.string(),
    slogan: t.string(),
    description: t.string(),
    footerInfo: t.string(),
    customTheme: t.string(),
  }),
})

const ContainerPolicyInput = builder.inputType('ContainerPolicyInput', {
  description: 'What is left out stays. Durations are minutes.',
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
    description: 'For administrators.',
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
    description: 'The favicon is made of it too.',
    inputFields: (t) => ({
      hash: t.string({ description: 'Of a picture that was uploaded before, where no file is sent.' }),
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
    description: 'Back to the product’s own.',
    errors: {},
    resolve: async (_root, _args, ctx) => {
      await resetLogo(ctx)
      return { ok: true }
    },
  },
  { outputFields: (t) => ({ settings: t.field({ type: Settings, resolve: findSettings }) }) },
)
