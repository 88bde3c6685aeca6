import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Context } from '../../../context.ts'
import { cardSize, cardSvg, type CardTexts } from './card-svg.ts'

// The renderer reads this when it draws its first text.
process.env['FONTCONFIG_FILE'] ??= fileURLToPath(new URL('../../../fonts/fonts.conf', import.meta.url))

type Services = Pick<Context, 'storage' | 'logger'>

/** The card as PNG. A poster that cannot be read is left out. */
export async function renderCard(
  services: Services,
  texts: CardTexts,
  posterHash: string | null,
): Promise<Buffer> {
  const poster = posterHash === null ? null : await readPoster(services, posterHash)
  const ground = poster
    ? sharp(poster)
    : sharp({ create: { ...cardSize, channels: 3, background: '#0b1b30' } })
  return ground
    .composite([{ input: Buffer.from(cardSvg(texts)) }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

async function readPoster({ storage, logger }: Services, hash: string): Promise<Buffer | null> {
  try {
    const bytes = await buffer(storage.open(hash))
    return await sharp(bytes)
      .resize({ ...cardSize, fit: 'cover' })
      .flatten({ background: '#0b1b30' })
      .png({ compressionLevel: 1 })
      .toBuffer()
  } catch (error) {
    logger.warn({ err: error, hash }, 'could not read a poster for its card: it is left out')
    return null
  }
}
