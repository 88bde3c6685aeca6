import type { FastifyInstance } from 'fastify'
import { registerAssetFiles } from '../../domains/asset/asset.rest.ts'
import { registerRoutes } from '../routes.ts'

/** Registers every route of the document. */
export async function registerDocumentedRoutes(app: FastifyInstance): Promise<void> {
  await registerRoutes(app)
  registerAssetFiles(app, () => {
    throw new Error('no file is downloaded while the document is generated')
  })
}
