import { zipSync } from 'fflate'

export type NamedBytes = { name: string; bytes: Uint8Array }

/**
 * One archive of several files. The same files always give the same bytes: sorted, with a fixed date, and not
 * compressed, because compressed bytes depend on the compressor's version.
 */
export function packFiles(files: NamedBytes[]): Uint8Array<ArrayBuffer> {
  const sorted = files.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const entries = Object.fromEntries(sorted.map(({ name, bytes }) => [name, bytes]))
  // Archives hold local time, so a local time gives the same bytes in every time zone.
  const mtime = new Date(1980, 0, 1)
  return zipSync(entries, { level: 0, mtime, os: 0 }) as Uint8Array<ArrayBuffer>
}
