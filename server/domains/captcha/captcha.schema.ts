import { builder } from '../../graphql/builder.ts'
import { forViewer, mutation } from '../../graphql/mutation.ts'
import { Settings } from '../platform/settings.schema.ts'
import { createPowChallenge, readCaptcha, testCaptcha, type Captcha } from './captcha.service.ts'

const CaptchaProviderEnum = builder.enumType('CaptchaProvider', {
  description: 'The kind of a captcha.',
  values: {
    None: { description: 'No captcha.' },
    HashPow: { description: 'A proof of work that the browser computes.' },
    CloudflareTurnstile: { description: 'The Cloudflare Turnstile widget.' },
  } as const satisfies Record<Captcha['type'], object>,
})

const Captcha = builder.objectRef<Awaited<ReturnType<typeof readCaptcha>>>('Captcha').implement({
  description: 'The captcha that registration, recovery and login require.',
  fields: (t) => ({
    type: t.field({
      description: 'The kind of the captcha. `None` if forms need no answer.',
      type: CaptchaProviderEnum,
      resolve: ({ type }) => type,
    }),
    siteKey: t.exposeString('siteKey', { description: 'Site key of the widget; empty without a widget.' }),
  }),
})

builder.queryField('captcha', (t) =>
  t.field({
    type: Captcha,
    description: 'The captcha that forms require at present.',
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
    type: t.field({
      description: 'The kind of the captcha.',
      type: CaptchaProviderEnum,
      resolve: ({ type }) => type,
    }),
    siteKey: t.exposeString('siteKey', {
      description: 'The site key of the widget. Empty without a widget.',
    }),
    isInUse: t.exposeBoolean('isInUse', { description: 'Whether forms require it.' }),
  }),
})

builder.objectField(Settings, 'captcha', (t) =>
  t.field({
    type: ConfiguredCaptcha,
    description: 'The captcha of the configuration, and whether forms require it.',
    resolve: ({ accountPolicy }, _args, { captcha: { provider, siteKey } }) => ({
      type: provider,
      siteKey,
      isInUse: provider !== 'None' && accountPolicy.useCaptcha,
    }),
  }),
)

mutation('createPowChallenge', {
  description: 'A proof-of-work challenge.',
  refuses: ['notFound'],
  run: (ctx) => createPowChallenge(ctx),
  payload: (t) => ({
    id: t.string({
      description: 'The id of the challenge, a part of the answer.',
      resolve: ({ id }) => id,
    }),
    challenge: t.string({
      description: 'The bytes to solve, 8 in hexadecimal.',
      resolve: ({ challenge }) => challenge,
    }),
    difficultyBits: t.int({
      description: 'Required number of leading zero bits.',
      resolve: ({ difficulty }) => difficulty,
    }),
  }),
})

mutation('testCaptcha', {
  description: 'Verifies an answer to the configured captcha as a test. For administrators.',
  input: (t) => ({ captcha: t.string({ description: 'The answer to verify.', required: true }) }),
  refuses: forViewer,
  run: async (ctx, input) => ({ passed: await testCaptcha(ctx, input) }),
  payload: (t) => ({
    passed: t.boolean({ description: 'Whether the answer is right.', resolve: ({ passed }) => passed }),
  }),
})
