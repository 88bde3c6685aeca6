import { requireAdmin } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/database.ts'
import { releaseFiles } from '../asset/file-store.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { requirePictureSize, storePicture, type PictureReader } from '../asset/picture.ts'
import { readPictureSource, type PictureSource } from '../asset/operation-uploads.ts'
import { storeSettings } from './store-settings.ts'

const logoWidth = 640
const faviconWidth = 256

/**
 * Sets the platform's logo and the favicon made of it, and releases the previous ones.
 * @throws ConflictError (empty, too large, no picture, storage)
 */
export async function updateLogo(ctx: Context, read: PictureReader): Promise<void> {
  requireAdmin(ctx)
  const picture = await read()
  await ctx.limits.charge(ctx, 'Administer')
  await setLogo(ctx, picture)
}

async function setLogo(ctx: Context, picture: Uint8Array): Promise<void> {
  requirePictureSize(picture.length)
  let faviconHash = ''
  let before: string[] = []
  try {
    await storePicture(ctx, picture, { name: 'favicon', width: faviconWidth }, async (_tx, hash) => {
      faviconHash = hash
    })
    await storePicture(ctx, picture, { name: 'logo', width: logoWidth }, async (tx, logoHash) => {
      before = await replaceHashes(tx, { logoHash, faviconHash })
      const subject = { id: null }
      await recordAudit(tx, ctx, {
        action: 'logo.changed',
        subject,
        before: { files: before },
        after: { logoHash },
      })
    })
  } catch (error) {
    if (faviconHash !== '') await releaseFiles(ctx, [faviconHash])
    throw error
  }
  ctx.events.emit('settings.changed', {})
  await releaseFiles(ctx, before)
}

/**
 * Like `updateLogo`, with a file of the operation or one that was uploaded before.
 * @throws InvalidInputError, and those of `updateLogo`
 */
export async function updateLogoFrom(ctx: Context, source: PictureSource): Promise<void> {
  requireAdmin(ctx)
  await ctx.limits.charge(ctx, 'Administer')
  await setLogo(ctx, await readPictureSource(ctx, source))
}

/** Resets logo and favicon to those of the product. */
export async function resetLogo(ctx: Context): Promise<void> {
  requireAdmin(ctx)
  await ctx.limits.charge(ctx, 'Administer')
  const before = await ctx.db.$transaction(async (tx) => {
    const files = await replaceHashes(tx, { logoHash: '', faviconHash: '' })
    const subject = { id: null }
    if (files.length > 0) await recordAudit(tx, ctx, { action: 'logo.reset', subject, before: { files } })
    return files
  })
  ctx.events.emit('settings.changed', {})
  await releaseFiles(ctx, before)
}

/** Returns the hashes of the files that the settings no longer refer to. */
async function replaceHashes(
  tx: Transaction,
  globalConfig: { logoHash: string; faviconHash: string },
): Promise<string[]> {
  const rows = await tx.$queryRaw<{ value: string | null }[]>`
    SELECT value FROM setting WHERE key IN ('GlobalConfig:FaviconHash', 'GlobalConfig:LogoHash')
     ORDER BY key FOR UPDATE`
  await storeSettings(tx, { globalConfig })
  return rows.flatMap(({ value }) => value || [])
}
