import type { Context } from '../../../context.ts'
import { openCtfd } from '../foreign/ctfd/open-ctfd.ts'
import { openGzctf, isGzctfManifest } from '../foreign/gzctf/open-gzctf.ts'
import { refuseOtherPlatforms } from '../foreign/other-platforms.ts'
import { manifestEntry, packageLimits } from '../package-format.ts'
import { openPackage, type OpenPackage } from './open-package.ts'
import { openArchive, parseJson, readText, type Archive } from './zip-archive.ts'

/** Every CTFd export contains it. */
export const ctfdVersion = 'db/alembic_version.json'

/** Opens a package of this platform, a CTFd export, or a game package of GZCTF. @throws ConflictError */
export async function openImport(
  services: Pick<Context, 'storage' | 'logger' | 'clock'>,
  file: string,
  sizeBytes: number,
): Promise<OpenPackage> {
  await refuseOtherPlatforms(file)
  const archive = rootOf(await openArchive(file, sizeBytes))
  try {
    if (archive.entries.has(ctfdVersion)) return await openCtfd(services, archive)
    if (isGzctfManifest(await manifestOf(archive))) return await openGzctf(archive)
    return await openPackage(archive)
  } catch (error) {
    archive.close()
    throw error
  }
}

// macOS and Windows add these.
const addedFile = /^__MACOSX\/|(?:^|\/)(?:\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini)$/i

/** The archive without its outer folders, if somebody has unpacked an export and packed the folder. */
export function rootOf(archive: Archive): Archive {
  const isRoot = archive.entries.has(ctfdVersion) || archive.entries.has(manifestEntry)
  if (isRoot) return archive
  const own = [...archive.entries].filter(([name]) => !addedFile.test(name))
  const folders = new Set(own.map(([name]) => name.slice(0, name.indexOf('/') + 1)))
  const [folder = ''] = folders
  if (folders.size !== 1 || folder === '') return archive
  const files = own.filter(([name]) => !name.endsWith('/'))
  const entries = new Map(files.map(([name, entry]) => [name.slice(folder.length), entry]))
  return rootOf({ ...archive, entries })
}

async function manifestOf(archive: Archive): Promise<unknown> {
  const entry = archive.entries.get(manifestEntry)
  if (!entry || entry.uncompressedSize > packageLimits.manifestBytes) return undefined
  return parseJson(await readText(archive, entry, packageLimits.manifestBytes))
}
