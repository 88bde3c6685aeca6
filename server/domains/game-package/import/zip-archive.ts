import type { Readable } from 'node:stream'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import { packageLimits } from '../package-format.ts'
import { damaged, packageFault } from './package-fault.ts'

type Entries = ReadonlyMap<string, Entry>

/** An opened ZIP file whose entries have been checked, but not read. */
export type Archive = {
  entries: Entries
  open(entry: Entry): Promise<Readable>
  close(): void
}

/** Opens a ZIP file. No name of its entries leads out of a folder. @throws ConflictError */
export async function openArchive(file: string, sizeBytes: number): Promise<Archive> {
  const zip = await openPromise(file, { autoClose: false, strictFileNames: true }).catch((error: unknown) => {
    throw packageFault('gamePackage.otherFormat', {}, error)
  })
  try {
    const entries = await readEntries(zip, sizeBytes)
    return { entries, open: (entry) => zip.openReadStreamPromise(entry), close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function readEntries(zip: ZipFile, sizeBytes: number): Promise<Entries> {
  const { entries: most, unpackedBytes, expansion, smallBytes } = packageLimits
  if (zip.entryCount > most) throw packageFault('gamePackage.tooManyEntries', { most })
  const entries = new Map<string, Entry>()
  const limit = Math.min(unpackedBytes, Math.max(smallBytes, sizeBytes * expansion))
  let total = 0
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName: name } = entry
      if (entries.has(name) || !entry.canDecodeFileData()) throw damaged(name)
      total += entry.uncompressedSize
      if (total > limit) throw packageFault('gamePackage.tooLarge')
      entries.set(name, entry)
    }
  } catch (error) {
    // yauzl refuses names that lead out of a folder; its message ends with the name.
    const name = error instanceof Error ? /^(?:invalid|absolute)[^:]*: (.+)$/s.exec(error.message)?.[1] : null
    throw explained(error, name ?? 'ZIP')
  }
  return entries
}

/** The bytes of an entry; a fault of the ZIP file is a fault of the package. */
export async function chunksOf(archive: Archive, entry: Entry): Promise<AsyncIterable<Uint8Array>> {
  const source = await archive.open(entry).catch((error: unknown) => {
    throw damaged(entry.fileName, error)
  })
  return (async function* () {
    try {
      for await (const chunk of source) yield chunk as Uint8Array
    } catch (error) {
      throw explained(error, entry.fileName)
    }
  })()
}

/** The text of an entry. @throws ConflictError (larger than `most` bytes, no UTF-8) */
export async function readText(archive: Archive, entry: Entry, most: number): Promise<string> {
  if (entry.uncompressedSize > most)
    throw packageFault('gamePackage.documentTooLarge', { entry: entry.fileName })
  const chunks: Uint8Array[] = []
  for await (const chunk of await chunksOf(archive, entry)) chunks.push(chunk)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch (error) {
    throw damaged(entry.fileName, error)
  }
}

/** A refusal as it is; any other error as damage of the entry. */
export function explained(error: unknown, name: string): unknown {
  return error instanceof Error && 'key' in error ? error : damaged(name, error)
}

/** Undefined if the text is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
