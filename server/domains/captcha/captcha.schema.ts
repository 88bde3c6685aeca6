import { builder } from '../../graphql/builder.ts'
import { Settings } from '../platform/settings.schema.ts'
import { createPowChallenge, readCaptcha, testCaptcha, type Captcha } from './captcha.service.ts'

const CaptchaProviderEnum = builder.enumType('CaptchaProvider', {
  values: ['None', 'HashPow', 'CloudflareTurnstile'] as const satisfies Captcha['type'][],
})

const Captcha = builder.objectRef<Awaited<ReturnType<typeof readCaptcha>>>('Captcha').implement({
  description: 'The captcha that registration, recovery and login require.',
  fields: (t) => ({
    type: t.field({ type: CaptchaProviderEnum, resolve: ({ type }) => type }),
    siteKey: t.exposeString('siteKey', { description: 'Site key of the widget; empty without a widget.' }),
  }),
})

builder.queryField('captcha', (t) =>
  t.field({
    type: Captcha,
    args: {
      evenIfOff: t.arg.boolean({
        description: 'The configured captcha, for a login that was answered with CAPTCHA_REQUIRED.',
      }),
    },
    resolve: (_root, { evenIfOff }, ctx) => readCaptcha(ctx, { evenIfOff: evenIfOff ?? false }),
  }),
)

const ConfiguredCaptcha = builder.objectRef<Captcha & { isInUse: boolean }>('ConfiguredCaptcha').implement({
  description: 'The captcha as the environment configures it.',
  fields: (t) => ({
    type: t.field({ type: CaptchaProviderEnum, resolve: ({ type }) => type }),
    siteKey: t.exposeString('siteKey'),
    isInUse: t.exposeBoolean('isInUse', { description: 'Whether forms require it.' }),
  }),
})

builder.objectField(Settings, 'captcha', (t) =>
  t.field({
    type: ConfiguredCaptcha,
    resolve: ({ accountPolicy }, _args, { captcha: { provider, siteKey } }) => ({
      type: provider,
      siteKey,
      isInUse: provider !== 'None' && accountPolicy.useCaptcha,
    }),
  }),
)

builder.relayMutationField(
  'createPowChallenge',
  null,
  {
    description: 'A proof-of-work challenge.',
    errors: {},
    resolve: (_root, _args, ctx) => createPowChallenge(ctx),
  },
  {
    outputFields: (t) => ({
      id: t.string({ resolve: ({ id }) => id }),
      challenge: t.string({ description: '8 bytes in hexadecimal.', resolve: ({ challenge }) => challenge }),
      difficulty: t.int({
        description: 'Required number of leading zero bits.',
        resolve: ({ difficulty }) => difficulty,
      }),
    }),
  },
)

builder.relayMutationField(
  'testCaptcha',
  { inputFields: (t) => ({ captcha: t.string({ required: true }) }) },
  {
    errors: {},
    resolve: async (_root, { input }, ctx) => ({ passed: await testCaptcha(ctx, input) }),
  },
  { outputFields: (t) => ({ passed: t.boolean({ resolve: ({ passed }) => passed }) }) },
)
