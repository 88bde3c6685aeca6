import { readdirSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { HttpError } from '../../rest/errors.ts'
import { negotiateEncoding, type Encoding } from '../answers/encoding.ts'

/** The smallest encoding first. The build compresses the files once, so the time it takes does not matter. */
const smallest: readonly Encoding[] = ['br', 'gzip']
/** The ending of the name of a compressed copy. */
export const compressedForms: Partial<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }
const compressed = /\.(br|gz)$/
export const fileTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mts': 'text/plain; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
}

/** A year: the address of a file changes with its content. */
export const immutable = 'public, max-age=31536000, immutable'
const oneHour = 'public, max-age=3600'

/**
 * Serves the files of the built client, in the smallest form that the browser accepts. The build writes compressed
 * copies beside its files.
 */
export async function registerBuiltFiles(app: FastifyInstance, clientFolder: string): Promise<void> {
  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, admission: 'file' }
    })
    await files.register(fastifyStatic, {
      root: clientFolder,
      index: false,
      wildcard: false,
      // Pages are sent by functions of their own, and the folders of the build by the routes below.
      globIgnore: ['*.html', 'sw.js', 'app/**', 'static/**'],
      cacheControl: false,
      setHeaders: (response, filePath) => {
        const type = fileTypes[path.extname(filePath.replace(compressed, ''))]
        if (type) response.header('Content-Type', type)
        if (!response.hasHeader('Cache-Control')) response.header('Cache-Control', oneHour)
      },
    })
    for (const folder of ['app', 'static']) {
      const formsOf = smallestForms(path.join(clientFolder, folder))
      // One route for all files of a folder: a build has hundreds.
      files.get<{ Params: { name: string }; Querystring: { v?: string } }>(
        `/${folder}/:name`,
        async (request, reply) => {
          const { name } = request.params
          const forms = formsOf.get(name)
          if (!forms) {
            reply.header('Cache-Control', 'no-store')
            throw new HttpError(404, 'http.notFound')
          }
          // Translations keep their names, and clients of this build add its version.
          const isVersioned = folder === 'app' || request.query.v !== undefined
          reply.header('Cache-Control', isVersioned ? immutable : oneHour)
          if (forms.length === 0) return reply.sendFile(`${folder}/${name}`)
          const encoding = negotiateEncoding(request.headers['accept-encoding'], forms)
          reply.header('Vary', 'Accept-Encoding')
          if (encoding !== 'identity') reply.header('Content-Encoding', encoding)
          return reply.sendFile(`${folder}/${name}${compressedForms[encoding] ?? ''}`)
        },
      )
    }
  })

  // A missing file of an older build must not be answered with the page: browsers would run it as a script or a
  // style.
  app.get('/app/*', { config: { admission: 'probe' } }, async () => {
    throw new HttpError(404, 'http.notFound')
  })
}

/** The files of a folder by their names, each with its compressed forms. */
export function smallestForms(folder: string): ReadonlyMap<string, readonly Encoding[]> {
  const names = new Set(readdirSync(folder))
  return new Map(
    [...names]
      .filter((name) => !compressed.test(name))
      .map((name) => [
        name,
        smallest.filter((encoding) => names.has(name + (compressedForms[encoding] ?? ''))),
      ]),
  )
}
