import type { Stats } from 'node:fs'
import type { Readable } from 'node:stream'
import { TarArchive } from 'archiver'
import type { Logger } from '../runtime/logger.ts'

export type TarFile = {
  name: string
  sizeBytes: number
  modifiedAt: Date
  open(): Readable
}

type Content = {
  /** The folder in the archive that contains all files. */
  folder: string
  files: AsyncIterable<TarFile>
  /** Compression level, from 1 (fastest) to 9 (smallest). */
  gzipLevel: number
}

/** A tar.gz that is created while it is read, one file after another, with little memory. */
export function streamTar(logger: Logger, { folder, files, gzipLevel }: Content): Readable {
  const archive = new TarArchive({ gzip: true, gzipOptions: { level: gzipLevel } })
  archive.on('warning', (error) => logger.warn({ err: error, folder }, 'left a file out of an archive'))
  fill(archive, pathPart(folder), files).catch((error: unknown) => {
    archive.destroy(error instanceof Error ? error : new Error(String(error)))
  })
  return archive
}

/** Opens each file in turn with its size. */
async function fill(archive: TarArchive, folder: string, files: Content['files']): Promise<void> {
  for await (const { name, sizeBytes, modifiedAt, open } of files) {
    // The client may have closed the download.
    if (archive.destroyed) return
    const content = open().once('error', (error) => archive.destroy(error))
    const isOver = settled(archive)
    archive.append(content, {
      name: `${folder}/${pathPart(name)}`,
      date: modifiedAt,
      mode: 0o644,
      stats: { size: sizeBytes, mode: 0o644, mtime: modifiedAt } as Stats,
    })
    await isOver
    content.destroy()
  }
  if (!archive.destroyed) await archive.finalize()
}

/** Resolves when the entry is written or the archive is closed. */
function settled(archive: TarArchive): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      archive.off('entry', done).off('close', done)
      resolve()
    }
    archive.on('entry', done).on('close', done)
  })
}

/** Names are free text; characters and names with a meaning in paths are replaced. */
function pathPart(name: string): string {
  return name.replace(/[/\\\p{Cc}]/gu, '-')
}
