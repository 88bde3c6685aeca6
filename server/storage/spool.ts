import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A received upload with its hash. */
type Spooled = { file: string; hash: string; sizeBytes: number }

export type Spool = {
  /** Receives an upload; removes its file if the source or the disk fails. */
  receive(source: Readable): Promise<Spooled>
  /** The path of a new file. */
  newFile(): Promise<string>
  removeLeftovers(): Promise<void>
}

const dayMs = 86_400_000
// Distinguishes this process from an earlier one with the same pid, such as in a restarted container.
const run = randomUUID()

/** File names contain the writing process, which distinguishes leftovers of a killed process from files in use. */
export function createSpool(folder: string): Spool {
  const owner = `${hostname()}~${process.pid}~${run}`
  const nextFile = () => path.join(folder, `${owner}~${randomUUID()}`)

  return {
    async receive(source) {
      const file = nextFile()
      const digest = createHash('sha256')
      let sizeBytes = 0
      // An error before the pipeline listens would end the process; the pipeline still receives it.
      source.once('error', () => undefined)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const target = createWriteStream(file, { mode: 0o600, flush: true })
      const closed = new Promise<void>((resolve) => target.once('close', resolve))
      try {
        await pipeline(
          source,
          async function* (chunks) {
            for await (const chunk of chunks as AsyncIterable<Buffer | string>) {
              const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
              digest.update(bytes)
              sizeBytes += bytes.length
              yield bytes
            }
          },
          target,
        )
      } catch (error) {
        // A file that is still being opened would appear after its removal.
        await closed
        await rm(file, { force: true })
        throw error
      }
      return { file, hash: digest.digest('hex'), sizeBytes }
    },
    async newFile() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      return nextFile()
    },
    async removeLeftovers() {
      for (const name of await readdir(folder).catch(() => [])) {
        const file = path.join(folder, name)
        if (await isLeftover(file, name)) await rm(file, { force: true })
      }
    },
  }
}

async function isLeftover(file: string, name: string): Promise<boolean> {
  const [host, pid = '', owningRun] = name.split('~')
  if (host === hostname() && owningRun !== undefined) {
    return Number(pid) === process.pid ? owningRun !== run : !isAlive(Number(pid))
  }
  const found = await stat(file).catch(() => null)
  return found !== null && found.mtimeMs < Date.now() - dayMs
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
