import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { AppServices } from '../../services.ts'
import { attachmentDisposition } from '../asset/file-type.ts'
import type { PageSettings } from './page-settings.ts'

const builtIn = readFileSync(new URL('favicon.webp', import.meta.url))
const builtInHash = createHash('sha256').update(builtIn).digest('hex')

/** Serves the favicon: made of the platform's logo, or the product's own. */
export function registerFavicon(
  app: FastifyInstance,
  services: AppServices,
  settings: () => Promise<PageSettings>,
): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/favicon.webp',
    config: { admission: 'page' },
    compress: false,
    handler: async (request, reply) => {
      const hash = await findFavicon(services, settings)
      const etag = `"favicon-${(hash ?? builtInHash).slice(0, 8)}"`
      reply.header('ETag', etag).header('Cache-Control', 'public, no-cache')
      if (request.headers['if-none-match'] === etag) return reply.status(304).send()
      const bytes: Readable | Buffer = hash ? services.storage.open(hash) : builtIn
      return reply
        .type('image/webp')
        .header('Content-Disposition', attachmentDisposition('favicon.webp'))
        .send(request.method === 'HEAD' ? null : bytes)
    },
  })
}

/** Null if there is none or it cannot be read: a missing favicon must not break a page. */
async function findFavicon(
  services: AppServices,
  settings: () => Promise<PageSettings>,
): Promise<string | null> {
  try {
    const { faviconHash } = await settings()
    if (!faviconHash || !/^[0-9a-f]{64}$/.test(faviconHash)) return null
    return (await services.storage.info(faviconHash)) && faviconHash
  } catch (error) {
    services.logger.warn({ err: error }, 'could not read the favicon')
    return null
  }
}
