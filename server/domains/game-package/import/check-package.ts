import type { Draft } from '../../../storage/storage.ts'
import type { Context } from '../../../context.ts'
import { normalize } from '../../account/normalize.ts'
import { receiveFile, type Received } from '../../asset/file-store.ts'
import { matcherOf } from '../../flag/match-flag.ts'
import { documentNames, specOf, type DocumentName, type Kind, type RowOf } from '../documents.ts'
import type { OpenPackage, PackageRow } from './open-package.ts'
import { badRow, damaged } from './package-fault.ts'

type Seen = { keys: Map<Kind, Set<unknown>>; addresses: Set<string> }

/**
 * Reads the whole package: every row, every reference between rows, and every file, which it receives. Nothing is
 * stored yet; the caller stores or discards the files.
 * @throws ConflictError
 */
export async function checkPackage(
  ctx: Context,
  source: OpenPackage,
): Promise<{ received: Received[]; missing: string[] }> {
  const seen: Seen = { keys: new Map(), addresses: new Set() }
  const files: RowOf<'files.jsonl'>[] = []
  for (const name of documentNames) {
    for await (const row of source.rows(name)) {
      checkRow(name, row, seen)
      if (name === 'files.jsonl') files.push(row.row as RowOf<'files.jsonl'>)
      if (name === 'game.json' && row.line > 1) throw damaged(name)
    }
  }
  if (source.manifest.documents.find(({ name }) => name === 'game.json')?.rows !== 1)
    throw damaged('game.json')
  const packed = files.filter(({ isMissing }) => !isMissing)
  const stray = [...source.files].find((hash) => !packed.some(({ sha256 }) => sha256 === hash))
  if (stray !== undefined) throw damaged(`files/${stray}`)
  return {
    received: await receiveFiles(ctx, source, packed),
    missing: files.filter(({ isMissing }) => isMissing).map(({ name }) => name),
  }
}

function checkRow(name: DocumentName, { line, row }: PackageRow, { keys, addresses }: Seen): void {
  const { key, refs = {}, files = [], hasAttachment } = specOf(name)
  const fail = (member: string) => {
    throw badRow(name, line, member)
  }
  const has = (kind: Kind, value: unknown) => value === null || keys.get(kind)?.has(value) === true
  for (const [member, kind] of Object.entries(refs)) if (!has(kind, row[member])) fail(member)
  for (const member of files) if (!has('file', row[member])) fail(member)
  if (hasAttachment) {
    const { attachment } = row as Pick<RowOf<'flags.jsonl'>, 'attachment'>
    if (attachment && !has('file', attachment.sha256)) fail('attachment')
  }
  if (key) {
    const known = keys.get(key.kind) ?? new Set()
    keys.set(key.kind, known)
    if (known.has(row[key.member])) fail(key.member)
    known.add(row[key.member])
  }
  if (name === 'users.jsonl') {
    const address = normalize((row as RowOf<'users.jsonl'>).email)
    if (addresses.has(address)) fail('email')
    addresses.add(address)
  }
  if (name === 'flags.jsonl') {
    const { kind, flag } = row as RowOf<'flags.jsonl'>
    if (typeof matcherOf(kind, flag) === 'string') fail('flag')
  }
}

async function receiveFiles(
  ctx: Context,
  source: OpenPackage,
  files: readonly RowOf<'files.jsonl'>[],
): Promise<Received[]> {
  const received: Received[] = []
  try {
    for (const { sha256, name, bytes } of files) {
      const draft = await receivePacked(ctx, source, sha256)
      received.push({ draft, name })
      if (draft.hash !== sha256 || draft.sizeBytes !== bytes) throw damaged(`files/${sha256}`)
    }
  } catch (error) {
    await discardFiles(received)
    throw error
  }
  return received
}

async function receivePacked(ctx: Context, source: OpenPackage, hash: string): Promise<Draft> {
  try {
    return await receiveFile(ctx, await source.openFile(hash))
  } catch (error) {
    // A fault of the storage is not one of the package.
    if (error instanceof Error && 'key' in error && error.key !== 'asset.brokenUpload') throw error
    throw damaged(`files/${hash}`, error)
  }
}

export async function discardFiles(received: readonly Received[]): Promise<void> {
  await Promise.all(received.map(({ draft }) => draft.discard()))
}
