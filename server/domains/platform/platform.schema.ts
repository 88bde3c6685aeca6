import { builder } from '../../graphql/builder.ts'
import { platform, readClientConfig } from './platform.service.ts'
import { Settings } from './settings.schema.ts'
import { readSettings } from './settings.ts'

const PortMapping = builder.enumType('ContainerPortMappingType', {
  values: {
    Default: {
      description: 'Players connect to the address and port that the container backend gives each container.',
    },
    PlatformProxy: { description: 'Players connect through the platform proxy, over WebSocket.' },
  },
  description: 'How players reach a challenge’s container.',
})

const ClientConfig = builder
  .objectRef<Awaited<ReturnType<typeof readClientConfig>>>('ClientConfig')
  .implement({
    description: 'The platform’s configuration for clients.',
    fields: (t) => ({
      title: t.exposeString('title', {
        description: 'The name of the platform, shown in the browser tab and the navigation.',
      }),
      slogan: t.exposeString('slogan', { description: 'The main heading on the home page.' }),
      footerInfo: t.exposeString('footerInfo', {
        nullable: true,
        description: 'The text in the footer of every page, in Markdown; null when there is none.',
      }),
      customTheme: t.exposeString('customTheme', {
        nullable: true,
        description: "The main color as #RRGGBB; null or empty for the product's own.",
      }),
      logoUrl: t.exposeString('logoUrl', {
        nullable: true,
        description: "The path of the logo; null for the product's own.",
      }),
      portMapping: t.field({
        type: PortMapping,
        description: 'How players reach the containers of challenges.',
        resolve: (config) => config.portMapping,
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
      mailLinkLifetimeHours: t.int({
        description: 'How long a link in a mail works after the mail is sent, in hours.',
        resolve: async (_config, _args, ctx) => (await readSettings(ctx)).mailPolicy.linkLifetimeHours,
      }),
    }),
  })

const Platform = builder.objectRef<typeof platform>('Platform').implement({
  description: 'The running version of the platform.',
  fields: (t) => ({
    version: t.exposeString('version', { description: 'The version of Halyard that runs here.' }),
    builtAt: t.expose('builtAt', { type: 'DateTime', description: 'When this version was installed.' }),
    apiLevel: t.exposeString('apiLevel', {
      description: 'The version of the documented REST API that this server implements.',
    }),
  }),
})

builder.queryField('clientConfig', (t) =>
  t.field({
    type: ClientConfig,
    description: 'The settings that clients need before anybody logs in, for everybody.',
    resolve: (_root, _args, ctx) => readClientConfig(ctx),
  }),
)
builder.objectField(Settings, 'clientConfig', (t) =>
  t.field({
    type: ClientConfig,
    description: 'The settings that clients need before anybody logs in.',
    resolve: (_settings, _args, ctx) => readClientConfig(ctx),
  }),
)
builder.queryField('platform', (t) =>
  t.field({
    type: Platform,
    description: 'The version of the software and of its REST API, for everybody.',
    resolve: () => platform,
  }),
)
