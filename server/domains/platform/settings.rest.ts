import type { FastifyInstance } from 'fastify'
import { requireAdmin } from '../../access.ts'
import { readUploads } from '../../rest/uploads.ts'
import { pictureLimitBytes, readPicture } from '../asset/picture.ts'
import { resetLogo, updateLogo } from './logo.service.ts'
import { readSettingsToEdit, updateSettings } from './settings.service.ts'

export function registerSettingsRoutes(app: FastifyInstance): void {
  app.get('/api/admin/config', ({ ctx }) => readSettingsToEdit(ctx))
  app.put('/api/admin/config', async ({ ctx, body }, reply) => {
    await updateSettings(ctx, body)
    return reply.send()
  })
  app.post('/api/admin/config/logo', async (request, reply) => {
    requireAdmin(request.ctx)
    // One byte more than is taken, so that too much can be told from enough.
    const uploads = readUploads(request, { field: 'file', limitBytes: pictureLimitBytes + 1 })
    await updateLogo(request.ctx, await readPicture(uploads))
    return reply.send()
  })
  app.delete('/api/admin/config/logo', async ({ ctx }, reply) => {
    await resetLogo(ctx)
    return reply.send()
  })
}
