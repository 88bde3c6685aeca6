import type { Readable } from 'node:stream'
import { ZipArchive } from 'archiver'
import type { Logger } from '../runtime/logger.ts'
import { fillArchive } from './fill-archive.ts'

export type ZipFile = {
  name: string
  modifiedAt: Date
  /** Whether its bytes are stored as they are. */
  isStored?: boolean
  open(): Readable
}

/** A ZIP file that is created while it is read, one file after another, with little memory. */
export function streamZip(logger: Logger, files: AsyncIterable<ZipFile>): Readable {
  const archive = new ZipArchive({ zlib: { level: 6 } })
  archive.on('warning', (error) => logger.warn({ err: error }, 'left a file out of an archive'))
  fillArchive(archive, entriesOf(files))
  return archive
}

async function* entriesOf(files: AsyncIterable<ZipFile>) {
  for await (const { name, modifiedAt, isStored, open } of files) {
    yield { entry: { name, date: modifiedAt, mode: 0o644, store: isStored === true }, open }
  }
}
