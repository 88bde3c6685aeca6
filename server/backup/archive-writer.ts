import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream, existsSync } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { BackupError } from './backup-error.ts'
import { manifestEntry, type ArchiveManifest } from './manifest.ts'

type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

export type ArchiveWriter = {
  /** Returns the SHA-256 of the content. @throws when the chunks are not `bytes` long */
  add(name: string, bytes: number, chunks: Chunks): Promise<string>
  /** Publishes the complete archive, flushed to the disk. Returns its size in bytes. */
  finish(rest: Omit<ArchiveManifest, 'entries'>): Promise<number>
  /** Deletes the incomplete archive. Does nothing after `finish`. */
  abandon(): Promise<void>
}

/** A table's dump is text and compresses well at the fastest level. */
const gzipLevel = 1

/**
 * Writes a tar.gz that only its owner can read. It has a temporary name until it is finished, so a file with the
 * final name is always complete.
 */
export async function createArchive(target: string): Promise<ArchiveWriter> {
  if (existsSync(target))
    throw new BackupError(`${target} exists already. Choose another name, or remove it.`)
  const folder = path.dirname(target)
  if (!existsSync(folder))
    throw new BackupError(`There is no folder ${folder}. Create it, or choose another one.`)
  const partial = path.join(folder, `.${path.basename(target)}.${process.pid}.partial`)
  await rm(partial, { force: true })
  const output = createWriteStream(partial, { mode: 0o600, flags: 'wx', flush: true })
  await once(output, 'open')
  const archive = pack()
  const entries: ArchiveManifest['entries'] = []
  const written = pipeline(archive, createGzip({ level: gzipLevel }), output)
  const failed = written.then((): never => {
    throw new Error('the archive ended before its last entry')
  })
  /** The entries of a broken archive fail with less telling errors of their own. */
  let fault: unknown
  failed.catch((error: unknown) => (fault = error))

  async function write(name: string, size: number, chunks: Chunks): Promise<string> {
    const digest = createHash('sha256')
    const entry = archive.entry({ name, size, mode: 0o600, mtime: new Date() })
    const closed = new Promise<void>((resolve, reject) => {
      entry.on('error', reject)
      entry.on('close', resolve)
    })
    closed.catch(() => undefined)
    for await (const chunk of chunks) {
      digest.update(chunk)
      if (entry.write(chunk)) continue
      const drained = new Promise<void>((resolve) => entry.once('drain', resolve))
      await Promise.race([drained, closed, failed])
    }
    entry.end(null)
    await Promise.race([closed, failed])
    return digest.digest('hex')
  }

  async function add(name: string, bytes: number, chunks: Chunks): Promise<string> {
    const sha256 = await write(name, bytes, chunks).catch((error: unknown) => {
      throw fault ?? error
    })
    entries.push({ name, bytes, sha256 })
    return sha256
  }

  return {
    add,
    async finish(rest) {
      const manifest = Buffer.from(JSON.stringify({ ...rest, entries } satisfies ArchiveManifest))
      await write(manifestEntry, manifest.length, [manifest])
      archive.finalize()
      await written
      const { size } = await stat(partial)
      await rename(partial, target)
      await flushFolder(folder)
      return size
    },
    async abandon() {
      archive.destroy()
      await written.catch(() => undefined)
      await rm(partial, { force: true })
    },
  }
}

/** A rename survives a power failure only after its folder is flushed. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
