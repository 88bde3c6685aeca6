import { createHash } from 'node:crypto'
import type { Actor } from './actor.ts'

type FormFile = { bytes: Uint8Array<ArrayBuffer>; name: string; field?: string }

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** A form with files. */
export function form(...files: FormFile[]): FormData {
  const body = new FormData()
  for (const { bytes, name, field = 'files' } of files) body.append(field, new Blob([bytes]), name)
  return body
}

/** Uploads one file as an author and returns its hash. */
export async function uploadFile(
  author: Actor,
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
): Promise<string> {
  const answer = await author.rest('POST', '/api/assets', form({ bytes, name }))
  if (answer.status !== 200) throw new Error(`the upload failed: ${answer.text}`)
  return (answer.body as { hash: string }[])[0]?.hash ?? ''
}
