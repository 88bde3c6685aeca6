import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { createDiskNamedFiles } from './disk-named-files.ts'
import { createKeys, readObjects } from './objects.ts'
import { createSpool } from './spool.ts'
import type { Storage } from './storage.ts'

/** Files in a folder. Uploads are written to its `tmp`, so that storing them is a rename. */
export function createDiskStorage(folder: string): Storage {
  const spool = createSpool(path.join(folder, 'tmp'))
  const keys = createKeys('')
  const pathOf = (hash: string) => path.join(folder, keys.keyOf(hash))

  return {
    ...readObjects(new Disk(new FSDriver({ location: folder, visibility: 'private' })), keys),
    async receive(source) {
      const { file, hash, sizeBytes } = await spool.receive(source)
      return {
        hash,
        sizeBytes,
        prepare: async () => undefined,
        async keep() {
          const target = path.dirname(pathOf(hash))
          await mkdir(target, { recursive: true, mode: 0o700 })
          await rename(file, pathOf(hash))
          await flushFolder(target)
        },
        discard: () => rm(file, { force: true }),
      }
    },
    open: (hash, range) => createReadStream(pathOf(hash), range),
    spool,
    named: createDiskNamedFiles(folder, spool),
    removeLeftovers: spool.removeLeftovers,
    dispose: () => undefined,
  }
}

/** A rename survives a power failure only after its folder is flushed; some systems cannot open folders. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => null)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}
