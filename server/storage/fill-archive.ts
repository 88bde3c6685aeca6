import type { Readable } from 'node:stream'
import type { Archiver, EntryData } from 'archiver'

export type ArchiveFile = { entry: EntryData; open(): Readable }

/** Writes files to an archive, each opened once the former one is written, and ends it. */
export function fillArchive(archive: Archiver, files: AsyncIterable<ArchiveFile>): void {
  fill(archive, files).catch((error: unknown) => {
    archive.destroy(error instanceof Error ? error : new Error(String(error)))
  })
}

async function fill(archive: Archiver, files: AsyncIterable<ArchiveFile>): Promise<void> {
  for await (const { entry, open } of files) {
    // The client may have closed the download.
    if (archive.destroyed) return
    const content = open().once('error', (error) => archive.destroy(error))
    const written = entryWritten(archive)
    archive.append(content, entry)
    await written
    content.destroy()
  }
  if (!archive.destroyed) await archive.finalize()
}

/** Resolves when the entry is written or the archive is closed. */
function entryWritten(archive: Archiver): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      archive.off('entry', done).off('close', done)
      resolve()
    }
    archive.on('entry', done).on('close', done)
  })
}
