import path from 'node:path'
import { createDiskStorage } from './disk-storage.ts'
import type { StorageTarget } from './storage-target.ts'
import type { Storage } from './storage.ts'

type Options = {
  /** Null: a folder below the data folder. */
  target: StorageTarget | null
  dataDir: string
}

export async function openStorage({ target, dataDir }: Options): Promise<Storage> {
  const folder = path.join(dataDir, 'files')
  if (target?.kind !== 's3') return createDiskStorage(target?.folder ?? folder)
  // Loaded on demand: its client is large, and most installations do not use it.
  const { createS3Storage } = await import('./s3-storage.ts')
  return createS3Storage(target, path.join(folder, 'tmp'))
}
