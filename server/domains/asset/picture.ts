import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp, { type Sharp } from 'sharp'
import { pictureLimitBytes } from '../../../rules/field-limits.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/database.ts'
import { ConflictError, DomainError, invalidField, NotFoundError } from '../../use-case/errors.ts'
import type { Bitmap } from './bitmap/bitmap.ts'
import { decodeApart } from './bitmap/decode-apart.ts'
import { isBitmap } from './bitmap/decode-bitmap.ts'
import { isFileHash } from './file-name.ts'
import { receiveFile, releaseFiles, storeFiles } from './file-store.ts'

/** The purpose of a picture: its stored name, and its width in pixels (unchanged when absent). */
export type PictureUse = { name: 'avatar' | 'logo' | 'favicon' | 'poster'; width?: number }

export const avatarUse: PictureUse = { name: 'avatar', width: 300 }

// The contract's list (conventions, section 13). `raw` are the bitmaps that are decoded apart. SVG is not in the list,
// because it can contain scripts.
const decodable = new Set(['jpeg', 'png', 'webp', 'gif', 'tiff', 'raw'])
const maxPixels = 40_000_000
const maxWebpSide = 16_383

type Picture = { bytes: Buffer; extension: 'webp' | 'gif' }

/**
 * Stores an uploaded picture as WebP (a GIF unchanged) and runs `use` with its hash in the same transaction.
 * Returns its URL.
 * @throws ConflictError (empty, too large, no picture, storage)
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

/**
 * Like `storePicture`, for a picture that replaces another one, which is released afterwards. `swap` returns the
 * hash of the replaced picture.
 */
export async function replacePicture(
  ctx: Context,
  source: Uint8Array,
  use: PictureUse,
  swap: (tx: Transaction, hash: string) => Promise<string | null>,
): Promise<string> {
  let before: string | null = null
  const url = await storePicture(ctx, source, use, async (tx, hash) => {
    before = await swap(tx, hash)
  })
  if (before !== null) await releaseFiles(ctx, [before])
  return url
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
    const image = await openPicture(source)
    const { format, autoOrient } = await image.metadata()
    if (!decodable.has(format)) throw new Error(`the format ${format} is not supported`)
    if (format === 'gif') {
      await image.stats()
      return { bytes: Buffer.from(source), extension: 'gif' }
    }
    const height = width === undefined ? autoOrient.height : (autoOrient.height / autoOrient.width) * width
    if (height > maxWebpSide) throw new ConflictError('asset.pictureTooLong')
    const sized = width === undefined ? image.autoOrient() : image.autoOrient().resize({ width })
    return { bytes: await sized.webp({ quality: 85 }).toBuffer(), extension: 'webp' }
  } catch (error) {
    if (error instanceof ConflictError) throw error
    ctx.logs.write({ level: 'Warning', status: 'Failed', message: 'could not process a picture' })
    throw new ConflictError('asset.notAnImage', { cause: error })
  }
}

async function openPicture(source: Uint8Array): Promise<Sharp> {
  const bitmap = isBitmap(source) ? await decodeApart(source) : null
  if (bitmap) return ofBitmap(bitmap)
  try {
    const image = sharp(source, { limitInputPixels: maxPixels })
    await image.metadata()
    return image
  } catch (error) {
    const unsigned = await decodeApart(source)
    if (unsigned) return ofBitmap(unsigned)
    throw error
  }
}

function ofBitmap({ data, width, height, channels }: Bitmap): Sharp {
  return sharp(data, { raw: { width, height, channels } })
}

/** The multipart form of a picture upload. */
export const pictureForm = { field: 'file' }

/** Reads the bytes of a picture once the permission is checked. */
export type PictureReader = () => Promise<Uint8Array>

/** Reads an upload into memory, stopping just past the size limit. @throws InvalidInputError when there is none */
export async function readPicture(uploads: AsyncIterable<{ source: Readable }>): Promise<Uint8Array> {
  for await (const { source } of uploads) {
    const chunks: Buffer[] = []
    let sizeBytes = 0
    try {
      for await (const chunk of source as AsyncIterable<Buffer>) {
        chunks.push(chunk)
        sizeBytes += chunk.length
        if (sizeBytes > pictureLimitBytes) break
      }
    } catch (error) {
      throw new DomainError(400, 'asset.brokenUpload', { cause: error })
    }
    return Buffer.concat(chunks)
  }
  throw invalidField('file', 'input.required', { field: 'file' })
}

/**
 * Reads a stored file as a picture.
 * @throws InvalidInputError (no hash), NotFoundError, ConflictError (too large, storage)
 */
export async function readStoredPicture(ctx: Context, hash: string): Promise<Uint8Array> {
  if (!isFileHash(hash)) throw invalidField('hash', 'asset.badHash')
  const info = await ctx.storage.info(hash)
  if (!info) throw new NotFoundError('asset.notFound')
  requirePictureSize(info.sizeBytes)
  return buffer(ctx.storage.open(hash))
}
