import { existsSync, openAsBlob } from 'node:fs'
import type { ReadableStream } from 'node:stream/web'
import { HalyardError, type HalyardClient } from './client/client.ts'
import { CliError } from './errors.ts'

/** Stores one file on the platform. Returns its SHA-256, with which challenges refer to it. */
export async function uploadFile(client: HalyardClient, name: string, content: Blob): Promise<string> {
  try {
    const files = [new File([content], name)]
    const { files: stored } = await client.mutate('uploadFiles', { files }, 'files { hash }')
    const hash = stored?.[0]?.hash
    if (hash) return hash
    throw new HalyardError('the platform stored no file', { code: 'BAD_RESPONSE' })
  } catch (error) {
    if (!(error instanceof HalyardError)) throw error
    throw new HalyardError(`could not upload ${name}: ${error.message}`, error)
  }
}

/** The bytes of a file of the platform. @throws HalyardError */
export async function download(client: HalyardClient, path: string): Promise<ReadableStream> {
  const response = await client.fetch(path)
  if (response.ok && response.body) return response.body as ReadableStream
  const answer = (await response.json().catch(() => null)) as { title?: string; code?: string } | null
  const why = answer?.title ?? `status ${response.status}`
  throw new HalyardError(`could not download ${path}: ${why}`, { code: answer?.code ?? 'BAD_RESPONSE' })
}

/** The bytes of a small file, such as an attachment. @throws HalyardError */
export async function downloadBytes(client: HalyardClient, path: string): Promise<Uint8Array> {
  return new Uint8Array(await new Response((await download(client, path)) as BodyInit).arrayBuffer())
}

/** A file as the content of an upload. @throws CliError */
export async function openFile(file: string): Promise<Blob> {
  if (!existsSync(file)) throw new CliError(`File not found: ${file}`)
  try {
    // Throws before it returns a promise if the file cannot be opened.
    return await openAsBlob(file)
  } catch (error) {
    throw new CliError(`Cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
