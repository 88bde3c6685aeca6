import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Bytes that have arrived but are not there under their hash yet. */
export type Draft = {
  readonly hash: string
  readonly sizeBytes: number
  /** Puts them in place at once, whether or not the same bytes are there already. */
  keep(): Promise<void>
  /** Forgets them; does nothing once they are kept. */
  discard(): Promise<void>
}

/** Bytes by the SHA-256 of themselves, at `uploads/{hash 0-1}/{hash 2-3}/{hash}`. */
export type Storage = {
  /** Streams in; nothing stays behind when the source fails. */
  receive(source: Readable): Promise<Draft>
  open(hash: string, range?: { start: number; end: number }): Readable
  /** Null when the bytes are not there. */
  info(hash: string): Promise<{ sizeBytes: number; modifiedAt: Date } | null>
  remove(hash: string): Promise<void>
  /** What uploads left that a crash cut short, once they are a day old. */
  removeStaleDrafts(): Promise<void>
  check(): Promise<void>
}

export function createDiskStorage(folder: string): Storage {
  const temporary = path.join(folder, 'tmp')
  const pathOf = (hash: string) => path.join(folder, 'uploads', hash.slice(0, 2), hash.slice(2, 4), hash)

  return {
    async receive(source) {
      const draft = path.join(temporary, randomUUID())
      const digest = createHash('sha256')
      let sizeBytes = 0
      try {
        await mkdir(temporary, { recursive: true, mode: 0o700 })
        await pipeline(
          source,
          async function* (chunks) {
            for await (const chunk of chunks as AsyncIterable<Buffer>) {
              digest.update(chunk)
              sizeBytes += chunk.length
              yield chunk
            }
          },
          createWriteStream(draft, { mode: 0o600, flush: true }),
        )
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      const hash = digest.digest('hex')
      return {
        hash,
        sizeBytes,
        async keep() {
          await mkdir(path.dirname(pathOf(hash)), { recursive: true, mode: 0o700 })
          await rename(draft, pathOf(hash))
        },
        async discard() {
          await rm(draft, { force: true })
        },
      }
    },
    open(hash, range) {
      return createReadStream(pathOf(hash), range)
    },
    async info(hash) {
      try {
        const found = await stat(pathOf(hash))
        return { sizeBytes: found.size, modifiedAt: found.mtime }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    async remove(hash) {
      await rm(pathOf(hash), { force: true })
    },
    async removeStaleDrafts() {
      for (const name of await readdir(temporary).catch(() => [])) {
        const file = path.join(temporary, name)
        const found = await stat(file).catch(() => null)
        if (found && found.mtimeMs < Date.now() - 86_400_000) await rm(file, { force: true })
      }
    },
    async check() {
      await mkdir(temporary, { recursive: true, mode: 0o700 })
      const probe = path.join(temporary, `probe-${randomUUID()}`)
      await writeFile(probe, 'ok')
      await rm(probe)
    },
  }
}
