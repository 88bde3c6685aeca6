import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Entry } from 'yauzl'
import { documentNames, isDocumentName, specOf, type DocumentName } from '../documents.ts'
import {
  fileEntry,
  hashOfEntry,
  hasPart,
  manifestEntry,
  packageFormat,
  packageLimits,
  packageManifest,
  packageVersion,
  type PackageManifest,
} from '../package-format.ts'
import type { Difference } from './import-state.ts'
import { badRow, damaged, packageFault } from './package-fault.ts'
import { chunksOf, explained, isObject, parseJson, readText, type Archive } from './zip-archive.ts'

export type PackageRow = { line: number; row: Record<string, unknown> }

export type PackagePost = { title: string; content: string }

export type OpenPackage = {
  manifest: PackageManifest
  /** The hashes of its files. */
  files: ReadonlySet<string>
  /** The rows of a document, compared with the manifest when they end. @throws ConflictError */
  rows(name: DocumentName): AsyncGenerator<PackageRow>
  openFile(hash: string): Promise<Readable>
  /** Differences that are known before the import, such as what a foreign archive has and this platform has not. */
  differences: readonly Difference[]
  /** Posts that are created together with the game. */
  posts: readonly PackagePost[]
  close(): Promise<void>
}

/** A package of this platform: what it contains is checked, but no row. @throws ConflictError */
export async function openPackage(archive: Archive): Promise<OpenPackage> {
  const { entries } = archive
  const manifest = await readManifest(archive)
  for (const name of entries.keys()) {
    const isKnown = name === manifestEntry || isDocumentName(name) || hashOfEntry(name) !== null
    if (!isKnown) throw damaged(name)
  }
  requireDocuments(manifest, entries)
  return {
    manifest,
    files: new Set([...entries.keys()].flatMap((name) => hashOfEntry(name) ?? [])),
    differences: [],
    posts: [],
    rows: (name) => readRows(archive, { name, manifest }),
    openFile: (hash) => archive.open(entryOf(entries, fileEntry(hash))),
    close: async () => archive.close(),
  }
}

async function readManifest(archive: Archive): Promise<PackageManifest> {
  const entry = archive.entries.get(manifestEntry)
  if (!entry || entry.uncompressedSize > packageLimits.manifestBytes) {
    throw packageFault('gamePackage.otherFormat')
  }
  const value = parseJson(await readText(archive, entry, packageLimits.manifestBytes))
  if (!isObject(value) || value['format'] !== packageFormat) throw packageFault('gamePackage.otherFormat')
  const { version } = value
  if (typeof version === 'number' && version > packageVersion) {
    throw packageFault('gamePackage.newer', { version, known: packageVersion })
  }
  const { data } = packageManifest.safeParse(value)
  if (!data) throw damaged(manifestEntry)
  return data
}

function requireDocuments({ parts, documents }: PackageManifest, entries: Archive['entries']): void {
  const listed = new Map(documents.map((document) => [document.name, document]))
  if (listed.size !== documents.length || (parts.history && !parts.teams)) throw damaged(manifestEntry)
  for (const name of documentNames) {
    const expected = hasPart(parts, specOf(name).part)
    const size = entries.get(name)?.uncompressedSize
    if (size === undefined && !listed.has(name) && specOf(name).isAddedLater) continue
    if (expected ? size === undefined || listed.get(name)?.bytes !== size : size !== undefined) {
      throw damaged(name)
    }
    listed.delete(name)
  }
  if (listed.size > 0) throw damaged(manifestEntry)
}

type Reading = { name: DocumentName; manifest: PackageManifest }

async function* readRows(archive: Archive, { name, manifest }: Reading): AsyncGenerator<PackageRow> {
  const expected = manifest.documents.find((document) => document.name === name)
  // A part that the package does not have.
  if (!expected) return
  const { shape } = specOf(name)
  const digest = createHash('sha256')
  let line = 0
  for await (const text of linesOf(await chunksOf(archive, entryOf(archive.entries, name)), {
    name,
    digest,
  })) {
    line += 1
    if (line > packageLimits.rows) throw packageFault('gamePackage.tooLarge')
    const parsed = shape.safeParse(parseJson(text))
    if (!parsed.success) throw badRow(name, line, parsed.error.issues[0]?.path.join('.') ?? '')
    yield { line, row: parsed.data }
  }
  if (digest.digest('hex') !== expected.sha256 || line !== expected.rows) throw damaged(name)
}

type Lines = { name: string; digest: ReturnType<typeof createHash> }

async function* linesOf(chunks: AsyncIterable<Uint8Array>, { name, digest }: Lines): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  try {
    for await (const chunk of chunks) {
      digest.update(chunk)
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      if (rest.length > packageLimits.lineLength) throw packageFault('gamePackage.tooLarge')
      yield* lines
    }
    rest += decoder.decode()
  } catch (error) {
    throw explained(error, name)
  }
  if (rest !== '') yield rest
}

function entryOf(entries: Archive['entries'], name: string): Entry {
  const entry = entries.get(name)
  if (!entry) throw damaged(name)
  return entry
}
