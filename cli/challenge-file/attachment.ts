import { createHash } from 'node:crypto'
import { createReadStream, openAsBlob, readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileSource } from './definition.ts'
import { isInside } from './folder-view.ts'
import { packFiles } from './pack-files.ts'

export type Attachment =
  | { type: 'Local'; name: string; hash: string; open: () => Promise<Blob> }
  | { type: 'Remote'; url: string }

type ChallengeFolder = { folder: string; root: string }

/** A file that was found, with the path that the challenge file gives, or the name that players see. */
type LocatedFile = { path: string; written: string; name?: string } | { name: string; bytes: Uint8Array }

const isAddress = (file: string) => /^https?:\/\//i.test(file)

/** The challenge's folder, the folder of the import, and the folders above it (one may be the event's root). */
function basesOf({ folder, root }: ChallengeFolder): string[] {
  const above: string[] = []
  for (let at = root; at !== dirname(at); at = dirname(at)) above.push(dirname(at))
  return [...new Set([folder, root, ...above])]
}

/**
 * Finds the file of a path in a challenge file. A file outside the imported folder is never used, whatever path or
 * link points there: challenge files come from other people.
 */
function locate(file: string, folders: ChallengeFolder): string | undefined {
  const root = realpathSync(folders.root)
  for (const base of basesOf(folders)) {
    const path = join(base, ...file.split(/[\\/]+/))
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) continue
    const real = realpathSync(path)
    if (isInside(root, real)) return real
  }
  return undefined
}

/** The reason why a path gave no file. */
function reasonFor(file: string, { folder, root }: ChallengeFolder): string {
  const isFolder = [folder, root].some((base) =>
    statSync(join(base, ...file.split(/[\\/]+/)), { throwIfNoEntry: false })?.isDirectory(),
  )
  return isFolder ? 'is a folder. Name the files in it' : 'is not in the imported folder'
}

async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

function nameOf(file: LocatedFile): string {
  if ('bytes' in file) return file.name
  return file.name ?? basename(file.written.replaceAll('\\', '/'))
}

/** Uses file names, or paths where two files have the same name. */
function namesInArchive(files: LocatedFile[], { folder, root }: ChallengeFolder): string[] {
  const names = files.map(nameOf)
  if (new Set(names).size === names.length) return names
  const paths = files.flatMap((file) => ('path' in file ? [file.path] : []))
  const base = paths.every((path) => isInside(realpathSync(folder), path)) ? folder : root
  return files.map((file) =>
    'path' in file ? relative(realpathSync(base), file.path).split(sep).join('/') : file.name,
  )
}

/** The name of the archive of a challenge's files, which none of them has. */
export function archiveName(title: string, names: string[] = []): string {
  const name = title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'files'
  return names.includes(`${name}.zip`) ? `${name}-files.zip` : `${name}.zip`
}

function ofBytes(name: string, bytes: Uint8Array<ArrayBuffer>): Attachment {
  const hash = createHash('sha256').update(bytes).digest('hex')
  return { type: 'Local', name, hash, open: () => Promise.resolve(new Blob([bytes])) }
}

/** One archive of the files, in which programs stay executable. */
function packAll(files: LocatedFile[], folders: ChallengeFolder): Uint8Array<ArrayBuffer> {
  const names = namesInArchive(files, folders)
  const packed = files.map((file, index) => ({
    name: names[index] ?? '',
    bytes: 'bytes' in file ? file.bytes : readFileSync(file.path),
    isProgram: 'path' in file && (statSync(file.path).mode & 0o111) !== 0,
  }))
  return packFiles(packed)
}

function locateAll(
  sources: FileSource[],
  folders: ChallengeFolder,
  warn: (text: string) => void,
): LocatedFile[] {
  const seen = new Set<string>()
  return sources.flatMap((source): LocatedFile[] => {
    if (typeof source === 'object' && 'bytes' in source) return [source]
    if (typeof source === 'object' && 'files' in source) {
      const inside = locateAll(source.files, folders, warn)
      return inside.length > 0 ? [{ name: source.name, bytes: packAll(inside, folders) }] : []
    }
    const file = typeof source === 'string' ? source : source.path
    if (isAddress(file)) {
      warn(`files: ${file} is a link and cannot be combined with other files. Add it to the description`)
      return []
    }
    const path = locate(file, folders)
    if (!path) warn(`files: ${file} ${reasonFor(file, folders)}`)
    if (!path) return []
    const located = { path, written: file, ...(typeof source === 'object' && { name: source.name }) }
    // Links may show one file under several names.
    const key = `${path}\n${nameOf(located)}`
    if (seen.has(key)) return []
    seen.add(key)
    return [located]
  })
}

/** The attachment for the files of a challenge. Undefined when none of the files was found. */
export async function findAttachment(
  challenge: { title: string; files: FileSource[] },
  folders: ChallengeFolder,
  warn: (text: string) => void,
): Promise<Attachment | undefined> {
  const [address, ...others] = challenge.files
  if (typeof address === 'string' && others.length === 0 && isAddress(address)) {
    return { type: 'Remote', url: address }
  }
  const files = locateAll(challenge.files, folders, warn)
  const [only] = files
  if (!only) return undefined
  if (files.length === 1) {
    const name = basename(nameOf(only))
    const isEmpty = 'bytes' in only ? only.bytes.length === 0 : statSync(only.path).size === 0
    // The platform stores no empty file.
    if (isEmpty) return ofBytes(`${name}.zip`, packFiles([{ name, bytes: new Uint8Array() }]))
    if ('bytes' in only) return ofBytes(name, new Uint8Array(only.bytes))
    const { path } = only
    return { type: 'Local', name, hash: await hashOfFile(path), open: () => openAsBlob(path) }
  }
  const names = namesInArchive(files, folders)
  return ofBytes(archiveName(challenge.title, names), packAll(files, folders))
}
