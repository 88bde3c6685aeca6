import { z } from 'zod'
import { count, sha256, text } from './shapes.ts'

/** The value of `format` in the manifest of a package. */
export const packageFormat = 'halyard-game'

/**
 * Increases when a reader of this version could not read the new layout. A reader accepts this number and lower ones: a
 * member that is added later has a default in its shape.
 */
export const packageVersion = 1

export const manifestEntry = 'manifest.json'
const filesFolder = 'files/'

/** Limits of a package that is imported, so that a hostile one fills neither the memory nor the disk. */
export const packageLimits = {
  /** Entries of the ZIP file. */
  entries: 20_000,
  /** Characters of one line of a document. */
  lineLength: 4 * 1024 ** 2,
  manifestBytes: 1024 ** 2,
  /** All entries, unpacked. */
  unpackedBytes: 16 * 1024 ** 3,
  /** How many times its own size a package may unpack to, above `smallBytes`. */
  expansion: 200,
  smallBytes: 16 * 1024 ** 2,
  rows: 5_000_000,
} as const

/** The parts of a package. The history needs the teams. */
export type PackageParts = { teams: boolean; history: boolean }
export type Part = 'game' | 'teams' | 'history'

export const packageManifest = z.strictObject({
  format: z.literal(packageFormat),
  version: z.int().min(1),
  platformVersion: text(100),
  exportedAt: z.iso.datetime({ offset: true }),
  title: text(),
  parts: z.strictObject({ teams: z.boolean(), history: z.boolean() }),
  /** Everything in the package except the manifest and the files, whose names are their checksums. */
  documents: z
    .array(z.strictObject({ name: text(100), rows: count, bytes: z.int().min(0), sha256 }))
    .max(100),
})

export type PackageManifest = z.output<typeof packageManifest>

export function hasPart({ teams, history }: PackageParts, part: Part): boolean {
  return part === 'game' || (part === 'teams' ? teams : history)
}

export function fileEntry(hash: string): string {
  return `${filesFolder}${hash}`
}

/** The hash in the name of an entry that is a file; null for other entries. */
export function hashOfEntry(name: string): string | null {
  const hash = name.startsWith(filesFolder) ? name.slice(filesFolder.length) : ''
  return sha256.safeParse(hash).success ? hash : null
}
