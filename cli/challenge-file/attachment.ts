import { createHash } from 'node:crypto'
import { createReadStream, openAsBlob, realpathSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { packFiles } from './pack-files.ts'

export type Attachment =
  { type: 'Local'; name: string; hash: string; open: () => Promise<Blob> } | { type: 'Remote'; url: string }

type ChallengeFolder = { folder: string; root: string }

const isAddress = (file: string) => /^https?:\/\//i.test(file)
const isInside = (folder: string, path: string) => path === folder || path.startsWith(folder + sep)

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

async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Uses file names, or paths where two files have the same name. */
function namesInArchive(paths: string[], { folder, root }: ChallengeFolder): string[] {
  const names = paths.map((path) => basename(path))
  if (new Set(names).size === names.length) return names
  const base = paths.every((path) => isInside(realpathSync(folder), path)) ? folder : root
  return paths.map((path) => relative(realpathSync(base), path).split(sep).join('/'))
}

const archiveName = (title: string) =>
  `${title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'files'}.zip`

/** The attachment for the files of a challenge. Undefined when none of the files was found. */
export async function findAttachment(
  challenge: { title: string; files: string[] },
  folders: ChallengeFolder,
  warn: (text: string) => void,
): Promise<Attachment | undefined> {
  const [address, ...others] = challenge.files
  if (address && others.length === 0 && isAddress(address)) return { type: 'Remote', url: address }
  const paths = challenge.files.flatMap((file) => {
    if (isAddress(file)) {
      warn(`files: ${file} is a link and cannot be combined with other files. Add it to the description`)
      return []
    }
    const path = locate(file, folders)
    if (!path) warn(`files: ${file} is not in the imported folder`)
    return path ? [path] : []
  })
  const unique = [...new Set(paths)]
  const [only] = unique
  if (!only) return undefined
  if (unique.length === 1) {
    return { type: 'Local', name: basename(only), hash: await hashOfFile(only), open: () => openAsBlob(only) }
  }
  const names = namesInArchive(unique, folders)
  const files = await Promise.all(
    unique.map(async (path, index) => ({
      name: names[index] ?? basename(path),
      bytes: await readFile(path),
    })),
  )
  const bytes = packFiles(files)
  const hash = createHash('sha256').update(bytes).digest('hex')
  return {
    type: 'Local',
    name: archiveName(challenge.title),
    hash,
    open: () => Promise.resolve(new Blob([bytes])),
  }
}
