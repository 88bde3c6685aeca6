import { randomUUID } from 'node:crypto'
import type { Disk } from 'flydrive'
import type { Storage } from './storage.ts'

const isHash = /^[0-9a-f]{64}$/

/** The paths of objects in the store. */
export function createKeys(prefix: string) {
  const under = (key: string) => (prefix === '' ? key : `${prefix}/${key}`)
  const root = under('uploads')
  const keyOf = (hash: string) => `${root}/${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}`
  return { root, keyOf, probe: () => under(`tmp/probe-${randomUUID()}`) }
}

/** Reads that are the same for every driver. */
export function readObjects(
  disk: Disk,
  { root, keyOf, probe }: ReturnType<typeof createKeys>,
): Pick<Storage, 'info' | 'remove' | 'list' | 'check'> {
  return {
    async info(hash) {
      try {
        const { contentLength, lastModified } = await disk.getMetaData(keyOf(hash))
        return { sizeBytes: contentLength, modifiedAt: lastModified }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    remove: (hash) => disk.delete(keyOf(hash)),
    async *list() {
      let paginationToken: string | undefined
      do {
        const page = await disk.listAll(root, {
          recursive: true,
          ...(paginationToken !== undefined && { paginationToken }),
        })
        for (const object of page.objects) {
          if (!object.isFile || !isHash.test(object.name)) continue
          // The object may have been deleted since it was listed.
          const found = await object.getMetaData().catch(() => null)
          if (found) yield { hash: object.name, modifiedAt: found.lastModified }
        }
        paginationToken = page.paginationToken
      } while (paginationToken !== undefined)
    },
    async check() {
      const key = probe()
      await disk.put(key, key)
      const read = await disk.get(key)
      await disk.delete(key)
      if (read !== key) throw new Error('the storage returned other bytes than were written')
    },
  }
}

function isMissing(error: unknown): boolean {
  const { code, $metadata } = ((error as Error).cause ?? {}) as {
    code?: string
    $metadata?: { httpStatusCode?: number }
  }
  return code === 'ENOENT' || code === 'ENOTDIR' || $metadata?.httpStatusCode === 404
}
