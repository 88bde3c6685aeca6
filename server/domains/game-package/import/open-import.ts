import type { Context } from '../../../context.ts'
import { openCtfd } from '../foreign/ctfd/open-ctfd.ts'
import { openGzctf, isGzctfManifest } from '../foreign/gzctf/open-gzctf.ts'
import { manifestEntry, packageLimits } from '../package-format.ts'
import { openPackage, type OpenPackage } from './open-package.ts'
import { openArchive, parseJson, readText, type Archive } from './zip-archive.ts'

const ctfdVersion = 'db/alembic_version.json'

/** Opens a package of this platform, a CTFd export, or a game package of GZCTF. @throws ConflictError */
export async function openImport(
  services: Pick<Context, 'storage' | 'logger' | 'clock'>,
  file: string,
  sizeBytes: number,
): Promise<OpenPackage> {
  const archive = await openArchive(file, sizeBytes)
  try {
    if (archive.entries.has(ctfdVersion)) return await openCtfd(services, archive)
    if (isGzctfManifest(await manifestOf(archive))) return await openGzctf(archive)
    return await openPackage(archive)
  } catch (error) {
    archive.close()
    throw error
  }
}

async function manifestOf(archive: Archive): Promise<unknown> {
  const entry = archive.entries.get(manifestEntry)
  if (!entry || entry.uncompressedSize > packageLimits.manifestBytes) return undefined
  return parseJson(await readText(archive, entry, packageLimits.manifestBytes))
}
