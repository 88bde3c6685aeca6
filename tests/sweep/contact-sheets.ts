import path from 'node:path'
import sharp from 'sharp'
import type { Width } from '../kit/browser/browser.ts'

type Picture = { name: string; file: string }

const labelPx = 24
const gapPx = 12
const formats = {
  desk: { columns: 4, rows: 2, width: 480, height: 560 },
  phone: { columns: 8, rows: 2, width: 236, height: 560 },
} satisfies Record<Width, object>

/** Writes sheets with many small pictures each, `<name>-1.png` and so on. Tall screens are cut at the bottom. */
export async function writeContactSheets(
  folder: string,
  { name, width, pictures }: { name: string; width: Width; pictures: readonly Picture[] },
): Promise<void> {
  const format = formats[width]
  const perSheet = format.columns * format.rows
  for (let from = 0; from < pictures.length; from += perSheet) {
    const tiles = await Promise.all(
      pictures.slice(from, from + perSheet).map((picture, index) => tilesOf(picture, index, format)),
    )
    await sharp({
      create: {
        width: format.columns * (format.width + gapPx) + gapPx,
        height: format.rows * (format.height + labelPx + gapPx) + gapPx,
        channels: 3,
        background: '#808080',
      },
    })
      .composite(tiles.flat())
      .png({ palette: true })
      .toFile(path.join(folder, `${name}-${from / perSheet + 1}.png`))
  }
}

async function tilesOf(
  { name, file }: Picture,
  index: number,
  { columns, width, height }: { columns: number; width: number; height: number },
) {
  const left = gapPx + (index % columns) * (width + gapPx)
  const top = gapPx + Math.floor(index / columns) * (height + labelPx + gapPx)
  const label = Buffer.from(
    `<svg width="${width}" height="${labelPx}"><text y="17" font-family="sans-serif" font-size="15" fill="#fff">${name}</text></svg>`,
  )
  const small = await sharp(file).resize({ width }).toBuffer({ resolveWithObject: true })
  const input =
    small.info.height > height
      ? await sharp(small.data).extract({ left: 0, top: 0, width, height }).toBuffer()
      : small.data
  return [
    { input: label, left, top },
    { input, left, top: top + labelPx },
  ]
}
