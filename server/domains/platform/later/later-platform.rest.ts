import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { documented } from '../../../rest/operation.ts'
import { readClientConfig } from '../platform.service.ts'
import { clientConfig } from '../platform.shapes.ts'
import { laterSettingsInput } from '../settings.input.ts'
import { toConfigEdit } from '../settings.presenter.ts'
import { readSettingsToEdit, updateSettings } from '../settings.service.ts'
import { configEdit } from '../settings.shapes.ts'

const laterClientConfig = clientConfig
  .extend({ apiPublicKey: z.null().describe('Bodies of requests are not encrypted') })
  .meta({ id: 'ClientConfig' })

const laterConfigEdit = configEdit
  .extend({
    globalConfig: configEdit.shape.globalConfig
      .extend({ apiEncryption: z.literal(false).describe('Bodies of requests are not encrypted') })
      .meta({ id: 'GlobalConfig' }),
  })
  .meta({ id: 'ConfigEditModel' })

export function registerLaterPlatformRoutes(app: FastifyInstance): void {
  app.get(
    '/api/config',
    documented({
      group: 'Info',
      id: 'Info_GetClientConfig',
      summary: 'Read the configuration of clients',
      access: 'anyone',
      answer: laterClientConfig,
    }),
    async ({ ctx }): Promise<z.output<typeof laterClientConfig>> => ({
      ...(await readClientConfig(ctx)),
      apiPublicKey: null,
    }),
  )
  app.get(
    '/api/admin/config',
    documented({
      group: 'Admin',
      id: 'Admin_GetConfigs',
      summary: 'Read the settings of the platform',
      access: 'admin',
      answer: laterConfigEdit,
    }),
    async ({ ctx }): Promise<z.output<typeof laterConfigEdit>> => {
      const settings = toConfigEdit(await readSettingsToEdit(ctx))
      return { ...settings, globalConfig: { ...settings.globalConfig, apiEncryption: false } }
    },
  )
  app.put(
    '/api/admin/config',
    documented({
      group: 'Admin',
      id: 'Admin_UpdateConfigs',
      summary: 'Update settings of the platform',
      access: 'admin',
      body: laterSettingsInput,
      note: 'Absent members and texts that are null stay unchanged. `apiEncryption` cannot be switched on.',
    }),
    async ({ ctx, body }, reply) => {
      await updateSettings(ctx, body, laterSettingsInput)
      return reply.send()
    },
  )
}
