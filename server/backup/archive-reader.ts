import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import type { z } from 'zod'
import { BackupError, toBackupError } from './backup-error.ts'
import {
  archiveFormat,
  archiveHeader,
  archiveManifest,
  entryKind,
  type ArchiveHeader,
  type ArchiveManifest,
  type EntryKind,
} from './manifest.ts'

export type ArchiveEntry = {
  name: string
  bytes: number
  what: EntryKind
  content: AsyncIterable<Uint8Array>
  /** SHA-256 of the content, available after it is read. */
  sha256(): string
}

/** Called with the share of the file that is read, 0 to 1. */
export type OnProgress = (share: number) => void

export type Archive = { file: string; bytes: number; header: ArchiveHeader; manifest: ArchiveManifest }

/** Skips entries that are not read. @throws BackupError (no backup, cut short, unreadable) */
async function* readArchive(file: string, onProgress?: OnProgress): AsyncGenerator<ArchiveEntry> {
  const total = (await statOf(file)).size
  let read = 0
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      read += chunk.length
      onProgress?.(total === 0 ? 1 : read / total)
      done(null, chunk)
    },
  })
  const entries = extract()
  const reading = pipeline(createReadStream(file), counter, createGunzip(), entries)
  reading.catch(() => undefined)
  try {
    for await (const entry of entries) {
      const { name, size, type } = entry.header
      const digest = createHash('sha256')
      let sha256: string | undefined
      const content = (async function* () {
        try {
          for await (const chunk of entry as AsyncIterable<Uint8Array>) {
            digest.update(chunk)
            yield chunk
          }
        } catch (error) {
          throw explain(file, error)
        }
        sha256 = digest.digest('hex')
      })()
      if (type === 'file') {
        yield { name, bytes: size, what: entryKind(name), content, sha256: () => sha256 ?? '' }
      }
      if (sha256 === undefined) entry.resume()
    }
    await reading
  } catch (error) {
    throw explain(file, error)
  } finally {
    entries.destroy()
  }
}

/**
 * Reads the whole archive and compares every entry with the manifest.
 * @throws BackupError (no backup, cut short, changed, of a later version)
 */
export async function verifyArchive(file: string, onProgress?: OnProgress): Promise<Archive> {
  const found = new Map<string, { bytes: number; sha256: string }>()
  let header: ArchiveHeader | undefined
  let manifest: ArchiveManifest | undefined
  for await (const entry of readArchive(file, onProgress)) {
    const { name, bytes, what, content } = entry
    if (!header) {
      if (what.kind !== 'header') throw notABackup(file)
      header = readHeader(file, await readAll(content))
    } else if (what.kind === 'manifest') {
      manifest = parsed(archiveManifest, await readAll(content)) ?? manifest
      continue
    } else {
      for await (const chunk of content) void chunk
    }
    if (manifest || found.has(name)) throw changed(file, name)
    found.set(name, { bytes, sha256: entry.sha256() })
  }
  if (!header) throw notABackup(file)
  if (!manifest) throw cutShort(file)
  for (const { name, bytes, sha256 } of manifest.entries) {
    const entry = found.get(name)
    if (!entry || entry.bytes !== bytes || entry.sha256 !== sha256) throw changed(file, name)
    found.delete(name)
  }
  for (const name of found.keys()) throw changed(file, name)
  return { file, bytes: (await statOf(file)).size, header, manifest }
}

/** The entries of a verified archive; each is compared again after it is read. */
export async function* readVerified(
  { file, manifest }: Archive,
  onProgress?: OnProgress,
): AsyncGenerator<ArchiveEntry> {
  const expected = new Map(manifest.entries.map((entry) => [entry.name, entry]))
  for await (const entry of readArchive(file, onProgress)) {
    const { name, what } = entry
    if (what.kind === 'manifest') continue
    const content = (async function* () {
      yield* entry.content
      if (entry.sha256() !== expected.get(name)?.sha256) throw changed(file, name)
    })()
    yield { ...entry, content }
  }
}

/** Null if the backup was taken without the secret. */
export async function readArchivedSecret(archive: Archive): Promise<string | null> {
  for await (const { what, content } of readVerified(archive)) {
    if (what.kind === 'secret') return (await readAll(content)).toString().trim()
    if (what.kind !== 'header') break
  }
  return null
}

export async function readAll(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function readHeader(file: string, bytes: Buffer): ArchiveHeader {
  const header = parsed(archiveHeader, bytes)
  if (header && header.format <= archiveFormat) return header
  const later = parsed(archiveHeader.pick({ format: true, platformVersion: true }), bytes)
  if (!later || later.format <= archiveFormat) throw notABackup(file)
  throw new BackupError(
    `${file} was made by Halyard ${later.platformVersion} in format ${later.format}; this Halyard reads formats up to ${archiveFormat}. Install Halyard ${later.platformVersion} or later.`,
  )
}

function parsed<Shape extends z.ZodType>(shape: Shape, bytes: Buffer): z.output<Shape> | undefined {
  try {
    return shape.safeParse(JSON.parse(bytes.toString())).data
  } catch {
    return undefined
  }
}

async function statOf(file: string) {
  const found = await stat(file).catch((error: unknown) => {
    throw toBackupError(error, `read ${file}`)
  })
  if (!found.isFile()) throw notABackup(file)
  return found
}

function explain(file: string, error: unknown): unknown {
  if (error instanceof BackupError) return error
  const { code = '', message = '' } = error as { code?: string; message?: string }
  if (code === 'Z_BUF_ERROR' || message === 'Unexpected end of data') return cutShort(file)
  if (code.startsWith('Z_')) {
    return message === 'incorrect header check' ? notABackup(file) : changed(file, null)
  }
  if (message.startsWith('Invalid tar header')) return notABackup(file)
  return code === '' ? error : toBackupError(error, `read ${file}`)
}

function notABackup(file: string): BackupError {
  return new BackupError(`${file} is not a backup of Halyard.`)
}

function cutShort(file: string): BackupError {
  return new BackupError(`${file} is cut short: its end is missing. Copy it again, or take another backup.`)
}

function changed(file: string, entry: string | null): BackupError {
  const where = entry === null ? 'its compressed bytes are wrong' : `"${entry}" is not what the manifest says`
  return new BackupError(`${file} is damaged or was changed: ${where}. Take another backup.`)
}
