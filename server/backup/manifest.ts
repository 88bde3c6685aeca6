import { z } from 'zod'

/** Increases when the layout of archives changes. A reader accepts this number and lower ones. */
export const archiveFormat = 1

export const headerEntry = 'halyard-backup.json'
export const manifestEntry = 'manifest.json'
export const jobsEntry = 'database/jobs.json'
export const secretEntry = 'secret'

const count = z.number().int().min(0)
const name = z.string().min(1)

/** The first entry: the platform's version and the layout of its tables. */
export const archiveHeader = z.object({
  format: z.number().int().min(1),
  platformVersion: name,
  createdAt: z.iso.datetime(),
  postgresVersion: name,
  /** The migrations that created the tables, in order. */
  migrations: z.array(z.object({ name, checksum: name })),
  /** In the order of their rows in the archive. */
  tables: z.array(
    z.object({
      name,
      columns: z.array(name),
      partitions: z.array(z.object({ name, bound: name })),
    }),
  ),
  sequences: z.array(z.object({ name, lastValue: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })),
  files: z.object({ count, bytes: count }),
  withCaptures: z.boolean(),
  withSecret: z.boolean(),
})

/** The last entry: a list of the archive's contents, so that missing or changed entries are detected. */
export const archiveManifest = z.object({
  entries: z.array(z.object({ name, bytes: count, sha256: z.string().regex(/^[0-9a-f]{64}$/) })),
  rows: z.record(z.string(), count),
  /** Hashes of files that the storage lacked or had with other bytes. */
  missingFiles: z.array(z.string()),
})

export type ArchiveHeader = z.output<typeof archiveHeader>
export type ArchiveManifest = z.output<typeof archiveManifest>
export type TableLayout = ArchiveHeader['tables'][number]

const tablePart = /^database\/(.+)\/(\d{6})\.copy$/
const storedFile = /^files\/([0-9a-f]{64})$/
const storedCapture = /^(capture\/[A-Za-z0-9_-][\w.-]*\/[A-Za-z0-9_-][\w.-]*\/[A-Za-z0-9_-][\w.-]*)$/

export function tableEntry(table: string, part: number): string {
  return `database/${table}/${String(part).padStart(6, '0')}.copy`
}

export function fileEntry(hash: string): string {
  return `files/${hash}`
}

export type EntryKind =
  | { kind: 'header' | 'manifest' | 'jobs' | 'secret' | 'other' }
  | { kind: 'table'; table: string }
  | { kind: 'file'; hash: string }
  | { kind: 'capture'; key: string }

/** The kind of an archive's entry, by its name. */
export function entryKind(entry: string): EntryKind {
  if (entry === headerEntry) return { kind: 'header' }
  if (entry === manifestEntry) return { kind: 'manifest' }
  if (entry === jobsEntry) return { kind: 'jobs' }
  if (entry === secretEntry) return { kind: 'secret' }
  const [, table] = tablePart.exec(entry) ?? []
  if (table !== undefined) return { kind: 'table', table }
  const [, hash] = storedFile.exec(entry) ?? []
  if (hash !== undefined) return { kind: 'file', hash }
  const [, key] = storedCapture.exec(entry) ?? []
  return key === undefined ? { kind: 'other' } : { kind: 'capture', key }
}
