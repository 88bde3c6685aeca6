import type { Stats } from 'node:fs'
import type { Readable } from 'node:stream'
import { TarArchive } from 'archiver'
import type { Logger } from '../runtime/logger.ts'
import { fillArchive } from './fill-archive.ts'

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
  fillArchive(archive, entriesOf(pathPart(folder), files))
  return archive
}

async function* entriesOf(folder: string, files: Content['files']) {
  for await (const { name, sizeBytes, modifiedAt, open } of files) {
    const stats = { size: sizeBytes, mode: 0o644, mtime: modifiedAt } as Stats
    yield { entry: { name: `${folder}/${pathPart(name)}`, date: modifiedAt, mode: 0o644, stats }, open }
  }
}

/** Names are free text; characters and names with a meaning in paths are replaced. */
function pathPart(name: string): string {
  return name.replace(/[/\\\p{Cc}]/gu, '-')
}
