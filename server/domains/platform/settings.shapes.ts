import { z } from 'zod'
import { fileHash } from '../../rest/shapes.ts'

const minutes = z.int32().describe('Minutes')
const pictureHash = z.union([fileHash, z.literal('')]).nullable()

export const configEdit = z
  .strictObject({
    accountPolicy: z
      .strictObject({
        allowRegister: z.boolean(),
        activeOnRegister: z.boolean(),
        useCaptcha: z.boolean(),
        emailConfirmationRequired: z.boolean(),
        emailDomainList: z.string().describe('Domains, separated by commas; empty for any'),
      })
      .meta({ id: 'AccountPolicy' }),
    globalConfig: z
      .strictObject({
        title: z.string(),
        slogan: z.string(),
        description: z.string().nullable(),
        footerInfo: z.string().nullable().describe('Markdown'),
        customTheme: z.string().nullable().describe('`#RRGGBB`, or null'),
        logoHash: pictureHash,
        faviconHash: pictureHash,
      })
      .meta({ id: 'GlobalConfig' }),
    containerPolicy: z
      .strictObject({
        autoDestroyOnLimitReached: z.boolean(),
        maxExerciseContainerCountPerUser: z.int32(),
        defaultLifetime: minutes,
        extensionDuration: minutes,
        renewalWindow: minutes,
      })
      .meta({ id: 'ContainerPolicy' }),
  })
  .meta({ id: 'ConfigEditModel' })
