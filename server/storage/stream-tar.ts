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
  /** The folder in the archive that all files are in. */
  folder: string
  files: AsyncIterable<TarFile>
  /** From 1, the quickest, to 9: how much work goes into making it small. */
  gzipLevel: number
}

/** A tar.gz that is made while it is read: one file after another, so that neither files nor bytes pile up. */
export function streamTar(logger: Logger, { folder, files, gzipLevel }: Content): Readable {
  const archive = new TarArchive({ gzip: true, gzipOptions: { level: gzipLevel } })
  archive.on('warning', (error) => logger.warn({ err: error, folder }, 'a file was left out of an archive'))
  fill(archive, pathPart(folder), files).catch((error: unknown) => {
    archive.destroy(error instanceof Error ? error : new Error(String(error)))
  })
  return archive
}

/** Each is opened when its turn comes, and told its size. */
async function fill(archive: TarArchive, folder: string, files: Content['files']): Promise<void> {
  for await (const { name, sizeBytes, modifiedAt, open } of files) {
    // Whoever downloads may have gone away.
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

/** Once the entry that comes next is in, or nothing comes any more. */
function settled(archive: TarArchive): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      archive.off('entry', done).off('close', done)
      resolve()
    }
    archive.on('entry', done).on('close', done)
  })
}

/** Names are free text; what would be a path of its own, or no name at all elsewhere, is not. */
function pathPart(name: string): string {
  return name.replace(/[/\\\p{Cc}]/gu, '-')
}
