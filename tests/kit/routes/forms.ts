import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

/** A form with a unique picture. */
export async function pictureForm(): Promise<FormData> {
  const [r = 0, g = 0, b = 0] = randomBytes(3)
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer()
  return formOf('file', [['picture.png', new Uint8Array(picture)]])
}

/** Files of random bytes. */
export function filesForm(...names: string[]): FormData {
  return formOf(
    'files',
    names.map((name) => [name, new Uint8Array(randomBytes(32))]),
  )
}

function formOf(field: string, files: [name: string, bytes: Uint8Array<ArrayBuffer>][]): FormData {
  const form = new FormData()
  for (const [name, bytes] of files) form.append(field, new Blob([bytes]), name)
  return form
}
