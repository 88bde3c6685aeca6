import { Readable } from 'node:stream'
import sharp from 'sharp'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database.ts'
import { ConflictError, DomainError } from '../../errors.ts'
import { receiveFile, storeFiles } from './file-store.ts'

export const pictureLimitBytes = 3 * 1024 ** 2

/** What a picture is for: the name it is stored by, and its width in pixels (its own when absent). */
export type PictureUse = { name: 'avatar' | 'logo' | 'favicon' | 'poster'; width?: number }

// Formats made for photographs and drawings; no SVG, which is a program, and nothing that only claims to be one.
const decodable = new Set(['jpeg', 'png', 'webp', 'gif', 'tiff', 'heif', 'avif'])
const maxPixels = 64_000_000

type Picture = { bytes: Buffer; extension: 'webp' | 'gif' }

/**
 * Stores an uploaded picture as WebP, a GIF as it is, and lets `use` refer to its hash in the same transaction.
 * Answers its address. @throws ConflictError (empty, too large, no picture, storage)
 */
export async function storePicture(
  ctx: Context,
  source: Uint8Array,
  { name, width }: PictureUse,
  use: (tx: Transaction, hash: string) => Promise<void>,
): Promise<string> {
  requirePictureSize(source.length)
  const { bytes, extension } = await convertPicture(ctx, source, width)
  const draft = await receiveFile(ctx, Readable.from([bytes]))
  await storeFiles(ctx, [{ draft, name: `${name}.${extension}` }], (tx) => use(tx, draft.hash))
  return `/assets/${draft.hash}/${name}.${extension}`
}

/** @throws ConflictError */
export function requirePictureSize(sizeBytes: number): void {
  if (sizeBytes === 0) throw new ConflictError('asset.pictureEmpty')
  if (sizeBytes > pictureLimitBytes) {
    throw new ConflictError('asset.pictureTooLarge', {
      params: { limit: `${pictureLimitBytes / 1024 ** 2} MiB` },
    })
  }
}

async function convertPicture(ctx: Context, source: Uint8Array, width: number | undefined): Promise<Picture> {
  try {
    const image = sharp(source, { limitInputPixels: maxPixels })
    const { format } = await image.metadata()
    if (!decodable.has(format)) throw new Error(`${format} is not taken`)
    if (format === 'gif') return { bytes: Buffer.from(source), extension: 'gif' }
    const sized = width === undefined ? image.autoOrient() : image.autoOrient().resize({ width })
    return { bytes: await sized.webp({ quality: 85 }).toBuffer(), extension: 'webp' }
  } catch (error) {
    ctx.logs.write({ level: 'Warning', status: 'Failed', message: 'a picture could not be processed' })
    throw new ConflictError('asset.notAnImage', { cause: error })
  }
}

/** All of an upload in memory; @throws what `requirePictureSize` throws once it is more than a picture may be. */
export async function readPicture(uploads: AsyncIterable<{ source: Readable }>): Promise<Uint8Array> {
  for await (const { source } of uploads) {
    const chunks: Buffer[] = []
    let size = 0
    try {
      for await (const chunk of source as AsyncIterable<Buffer>) {
        size += chunk.length
        requirePictureSize(size)
        chunks.push(chunk)
      }
    } catch (error) {
      if (error instanceof DomainError) throw error
      throw new DomainError(400, 'asset.brokenUpload', { cause: error })
    }
    return Buffer.concat(chunks)
  }
  return new Uint8Array()
}
