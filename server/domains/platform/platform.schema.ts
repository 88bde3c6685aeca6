import { builder } from '../../graphql/builder.ts'
import { platform, readClientConfig } from './platform.service.ts'

const PortMapping = builder.enumType('ContainerPortMappingType', {
  values: ['Default', 'PlatformProxy'] as const,
  description: 'How players reach a challenge’s container.',
})

const ClientConfig = builder
  .objectRef<Awaited<ReturnType<typeof readClientConfig>>>('ClientConfig')
  .implement({
    description: 'The platform’s configuration for clients. Durations are in minutes.',
    fields: (t) => ({
      title: t.exposeString('title'),
      slogan: t.exposeString('slogan'),
      footerInfo: t.exposeString('footerInfo', { nullable: true, description: 'Markdown.' }),
      customTheme: t.exposeString('customTheme', { nullable: true, description: '#RRGGBB, or nothing.' }),
      logoUrl: t.exposeString('logoUrl', { nullable: true }),
      portMapping: t.field({ type: PortMapping, resolve: (config) => config.portMapping }),
      defaultLifetime: t.exposeInt('defaultLifetime'),
      extensionDuration: t.exposeInt('extensionDuration'),
      renewalWindow: t.exposeInt('renewalWindow'),
    }),
  })

const Platform = builder.objectRef<typeof platform>('Platform').implement({
  description: 'The running version of the platform.',
  fields: (t) => ({
    version: t.exposeString('version'),
    builtAt: t.expose('builtAt', { type: 'DateTime' }),
    apiLevel: t.exposeString('apiLevel', { description: 'The level of the documented REST API.' }),
  }),
})

builder.queryField('clientConfig', (t) =>
  t.field({ type: ClientConfig, resolve: (_root, _args, ctx) => readClientConfig(ctx) }),
)
builder.queryField('platform', (t) => t.field({ type: Platform, resolve: () => platform }))
