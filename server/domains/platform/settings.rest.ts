import type { FastifyInstance } from 'fastify'
import { documented } from '../../rest/operation.ts'
import { readUploads } from '../../rest/uploads.ts'
import { pictureForm, readPicture } from '../asset/picture.ts'
import { resetLogo, updateLogo } from './logo.service.ts'
import { contractSettingsInput } from './settings.input.ts'
import { toConfigEdit } from './settings.presenter.ts'
import { readSettingsToEdit, updateSettings } from './settings.service.ts'
import { configEdit } from './settings.shapes.ts'

const forAdmins = { group: 'Admin', access: 'admin' } as const

export function registerSettingsRoutes(app: FastifyInstance): void {
  app.get(
    '/api/admin/config',
    documented({
      ...forAdmins,
      id: 'Admin_GetConfigs',
      summary: 'Read the settings of the platform',
      answer: configEdit,
    }),
    async ({ ctx }) => toConfigEdit(await readSettingsToEdit(ctx)),
  )
  app.put(
    '/api/admin/config',
    documented({
      ...forAdmins,
      id: 'Admin_UpdateConfigs',
      summary: 'Update settings of the platform',
      body: contractSettingsInput,
      note: 'Absent members and texts that are null stay unchanged.',
    }),
    async ({ ctx, body }, reply) => {
      await updateSettings(ctx, body, contractSettingsInput)
      return reply.send()
    },
  )
  app.post(
    '/api/admin/config/logo',
    documented({
      ...forAdmins,
      id: 'Admin_UpdateLogo',
      summary: 'Set the logo of the platform, and the favicon made of it',
      upload: 'file',
    }),
    async (request, reply) => {
      await updateLogo(request.ctx, () => readPicture(readUploads(request, pictureForm)))
      return reply.send()
    },
  )
  app.delete(
    '/api/admin/config/logo',
    documented({ ...forAdmins, id: 'Admin_ResetLogo', summary: 'Reset the logo to the product’s own' }),
    async ({ ctx }, reply) => {
      await resetLogo(ctx)
      return reply.send()
    },
  )
}
