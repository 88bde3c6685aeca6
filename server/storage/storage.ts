import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export type StoredBytes = { hash: string; sizeBytes: number }

/** Bytes by the SHA-256 of themselves, at `uploads/{hash 0-1}/{hash 2-3}/{hash}`. */
export type Storage = {
  /** Streams in; nothing is there under the hash until all of it is. */
  store(source: Readable): Promise<StoredBytes>
  open(hash: string, range?: { start: number; end: number }): Readable
  /** Null when the bytes are not there. */
  info(hash: string): Promise<{ sizeBytes: number; modifiedAt: Date } | null>
  remove(hash: string): Promise<void>
  check(): Promise<void>
}

export function createDiskStorage(folder: string): Storage {
  const temporary = path.join(folder, 'tmp')
  const pathOf = (hash: string) => path.join(folder, 'uploads', hash.slice(0, 2), hash.slice(2, 4), hash)

  return {
    async store(source) {
      await mkdir(temporary, { recursive: true, mode: 0o700 })
      const draft = path.join(temporary, randomUUID())
      const digest = createHash('sha256')
      let sizeBytes = 0
      try {
        await pipeline(
          source,
          async function* (chunks) {
            for await (const chunk of chunks as AsyncIterable<Buffer>) {
              digest.update(chunk)
              sizeBytes += chunk.length
              yield chunk
            }
          },
          createWriteStream(draft, { mode: 0o600 }),
        )
        const hash = digest.digest('hex')
        await mkdir(path.dirname(pathOf(hash)), { recursive: true, mode: 0o700 })
        await rename(draft, pathOf(hash))
        return { hash, sizeBytes }
      } finally {
        await rm(draft, { force: true })
      }
    },
    open(hash, range) {
      return createReadStream(pathOf(hash), range)
    },
    async info(hash) {
      const found = await stat(pathOf(hash)).catch(() => null)
      return found && { sizeBytes: found.size, modifiedAt: found.mtime }
    },
    async remove(hash) {
      await rm(pathOf(hash), { force: true })
    },
    async check() {
      await mkdir(temporary, { recursive: true, mode: 0o700 })
      const probe = path.join(temporary, `probe-${randomUUID()}`)
      await writeFile(probe, 'ok')
      await rm(probe)
    },
  }
}
