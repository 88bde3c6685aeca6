import { zipSync, type Zippable } from 'fflate'

export type NamedBytes = { name: string; bytes: Uint8Array; isProgram?: boolean }

/** In the attributes of an entry that was made on UNIX, the mode of the file is above 16 other bits. */
const attributes = (isProgram: boolean) => ((isProgram ? 0o100755 : 0o100644) << 16) >>> 0
const unix = 3

/**
 * One archive of several files. The same files always give the same bytes: sorted, with a fixed date, and not
 * compressed, because compressed bytes depend on the compressor's version. Programs stay executable, and Info-ZIP reads
 * names in UTF-8 only from archives that were made on UNIX.
 */
export function packFiles(files: NamedBytes[]): Uint8Array<ArrayBuffer> {
  const sorted = files.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const entries: Zippable = Object.fromEntries(
    sorted.map(({ name, bytes, isProgram = false }) => [name, [bytes, { attrs: attributes(isProgram) }]]),
  )
  // Archives hold local time, so a local time gives the same bytes in every time zone.
  const mtime = new Date(1980, 0, 1)
  return zipSync(entries, { level: 0, mtime, os: unix }) as Uint8Array<ArrayBuffer>
}
