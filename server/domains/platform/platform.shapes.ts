import { z } from 'zod'
import { assetPath } from '../../rest/shapes.ts'

const minutes = z.int32().describe('Minutes')

export const clientConfig = z
  .strictObject({
    title: z.string(),
    slogan: z.string(),
    footerInfo: z.string().nullable().describe('Markdown'),
    customTheme: z.string().nullable().describe('`#RRGGBB`'),
    logoUrl: assetPath.nullable(),
    portMapping: z.enum(['Default', 'PlatformProxy']).meta({ id: 'ContainerPortMappingType' }),
    defaultLifetime: minutes,
    extensionDuration: minutes,
    renewalWindow: minutes,
  })
  .meta({ id: 'ClientConfig' })
