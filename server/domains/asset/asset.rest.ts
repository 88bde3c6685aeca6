import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AppServices } from '../../services.ts'
import { invalidField, NotFoundError, UnavailableError } from '../../use-case/errors.ts'
import { answerFileRequest } from '../../http/file-request.ts'
import { anonymousContext } from '../../http/request-context.ts'
import { documented } from '../../rest/operation.ts'
import { readParam } from '../../rest/params.ts'
import { sendProblem } from '../../rest/problem.ts'
import { readUploads } from '../../rest/uploads.ts'
import { deleteAsset, uploadFiles } from './asset.service.ts'
import { localFile } from './asset.shapes.ts'
import { isFileHash } from './file-name.ts'
import { attachmentDisposition, contentType } from './file-type.ts'

const hashParam = ':hash(^.{64}$)'
const uploadQuery = z.object({ filename: z.string().optional().describe('One name for all files') })

export function registerAssetRoutes(app: FastifyInstance): void {
  app.post(
    '/api/assets',
    documented({
      group: 'Assets',
      id: 'Assets_Upload',
      summary: 'Upload files',
      access: 'author',
      query: uploadQuery,
      upload: 'files',
      answer: z.array(localFile),
      note: 'Empty files are skipped. A file that nothing refers to is removed after a day.',
    }),
    async (request) => {
      const { filename } = request.query as { filename?: string | string[] }
      const uploads = readUploads(request, {
        field: 'files',
        limitBytes: request.ctx.config.uploadLimitBytes,
      })
      return uploadFiles(request.ctx, uploads, Array.isArray(filename) ? filename[0] : filename)
    },
  )

  app.delete(
    `/api/assets/${hashParam}`,
    documented({
      group: 'Assets',
      id: 'Assets_Delete',
      summary: 'Delete an unused file',
      access: 'author',
      errors: [400],
      problem: true,
      note: 'The file is deleted unless something refers to it.',
    }),
    async (request, reply) => {
      try {
        await deleteAsset(request.ctx, readParam(request, 'hash'))
        return reply.send()
      } catch (error) {
        if (error instanceof NotFoundError) return sendProblem(request, reply, error)
        throw error
      }
    },
  )
}

/** Serves stored files to anybody who knows their hash, always as a download that no browser runs. */
export function registerAssetFiles(app: FastifyInstance, find: () => AppServices): void {
  const url = `/assets/${hashParam}/:filename`
  app.route({
    method: ['GET', 'HEAD'],
    url,
    config: {
      admission: 'file',
      ...documented({
        group: 'Assets',
        id: 'Assets_GetFile',
        summary: 'Download a file',
        access: 'anyone',
        file: 'any',
        ranges: true,
        errors: [400, 404],
        note: 'Anybody who knows the hash can download it. The name sets the file name and the type of the download.',
      }).config,
    },
    compress: false,
    handler: async (request, reply) => {
      const services = find()
      const hash = readParam(request, 'hash')
      const name = readParam(request, 'filename')
      if (!isFileHash(hash)) throw invalidField('hash', 'asset.badHash')
      const file = await services.storage.info(hash).catch((error: unknown) => {
        throw new UnavailableError('asset.storageAway', { cause: error })
      })
      if (!file) await countMiss(services, request, { hash, name })
      reply.header('Cache-Control', 'public,max-age=604800')
      if (!file) throw new NotFoundError('asset.notFound')

      const etag = `"${hash.slice(8, 16)}"`
      const answer = answerFileRequest(request, { etag, ...file })
      reply
        .status(answer.status)
        .header('ETag', etag)
        .header('Last-Modified', file.modifiedAt.toUTCString())
        .header('Accept-Ranges', 'bytes')
        .header('Content-Security-Policy', "default-src 'none'; sandbox")
      if (answer.status === 304 || answer.status === 412) return reply.send()
      if (answer.status === 416) return reply.header('Content-Range', `bytes */${file.sizeBytes}`).send()

      const range = answer.status === 206 ? answer.range : { start: 0, end: file.sizeBytes - 1 }
      if (answer.status === 206) {
        reply.header('Content-Range', `bytes ${range.start}-${range.end}/${file.sizeBytes}`)
      }
      reply
        .type(contentType(name))
        .header('Content-Disposition', attachmentDisposition(name))
        .header('Content-Length', range.end - range.start + 1)
      if (request.method === 'HEAD' || file.sizeBytes === 0) return reply.send()
      return reply.send(services.storage.open(hash, range))
    },
  })
}

/** Requests for existing files are not charged to the global limit. Requests for others are charged and logged. */
async function countMiss(
  services: AppServices,
  request: FastifyRequest,
  { hash, name }: { hash: string; name: string },
): Promise<void> {
  const ctx = anonymousContext({
    services,
    request: request.raw,
    address: request.address,
    requestId: request.id,
  })
  await ctx.limits.charge(ctx, 'global')
  const message = `requested the file ${hash.slice(0, 8)} (${name.slice(0, 100)}), which does not exist`
  ctx.logs.write({ level: 'Warning', status: 'NotFound', message, ctx })
}
