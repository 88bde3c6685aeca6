import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { NamedFiles } from './named-files.ts'
import type { Spool } from './spool.ts'

/** Named files in a folder. */
export function createDiskNamedFiles(root: string, spool: Spool): NamedFiles {
  const pathOf = (key: string) => path.join(root, ...key.split('/'))

  async function info(key: string) {
    const found = await stat(pathOf(key)).catch(ignoreMissing)
    return found?.isFile() ? { key, sizeBytes: found.size, modifiedAt: found.mtime } : null
  }

  async function entries(folder: string) {
    return (await readdir(pathOf(folder), { withFileTypes: true }).catch(ignoreMissing)) ?? []
  }

  async function* list(folder: string): ReturnType<NamedFiles['list']> {
    for (const entry of await entries(folder)) {
      const key = `${folder}/${entry.name}`
      if (entry.isDirectory()) yield* list(key)
      const file = entry.isFile() ? await info(key) : null
      if (file) yield file
    }
  }

  /** The folder is created first. Another process may delete it when it becomes empty, so the write is retried. */
  async function move(file: string, key: string, attempts = 3): Promise<void> {
    const target = pathOf(key)
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
    try {
      await rename(file, target)
    } catch (error) {
      if (!isMissing(error) || attempts === 1) throw error
      await move(file, key, attempts - 1)
    }
  }

  return {
    draft: () => spool.newFile(),
    async put(file, key) {
      try {
        await move(file, key)
      } finally {
        await rm(file, { force: true })
      }
    },
    open: (key) => createReadStream(pathOf(key)),
    info,
    list,
    listFolders: async (folder) =>
      (await entries(folder)).filter((entry) => entry.isDirectory()).map(({ name }) => name),
    async remove(key) {
      await rm(pathOf(key), { force: true })
      await removeEmpty(root, path.dirname(pathOf(key)))
    },
    async removeFolder(folder) {
      await rm(pathOf(folder), { force: true, recursive: true })
      await removeEmpty(root, path.dirname(pathOf(folder)))
    },
  }
}

/** Removes the folder if it is empty, then its parent, up to the first folder that is not empty. */
async function removeEmpty(root: string, folder: string): Promise<void> {
  if (folder === root) return
  const isGone = await rmdir(folder).then(
    () => true,
    (error: unknown) => isMissing(error),
  )
  if (isGone) await removeEmpty(root, path.dirname(folder))
}

function ignoreMissing(error: unknown): null {
  if (isMissing(error)) return null
  throw error
}

function isMissing(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException
  return code === 'ENOENT' || code === 'ENOTDIR'
}
