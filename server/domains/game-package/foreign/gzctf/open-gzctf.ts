import type { OpenPackage } from '../../import/open-package.ts'
import { damaged, packageFault } from '../../import/package-fault.ts'
import { isObject, readText, type Archive } from '../../import/zip-archive.ts'
import { fileEntry, hashOfEntry, manifestEntry } from '../../package-format.ts'
import { packageOf } from '../foreign-package.ts'
import { jsonOf, readAs } from '../read-document.ts'
import { manifestShape } from './gzctf-shapes.ts'
import { readGzctf } from './read-gzctf.ts'

const mostBytes = 64 * 1024 ** 2

export function isGzctfManifest(value: unknown): boolean {
  return isObject(value) && value['format'] === 'GZCTF-GAME'
}

/** Opens a game package of GZCTF 1.7.1 or later. @throws ConflictError */
export async function openGzctf(archive: Archive): Promise<OpenPackage> {
  const { entries } = archive
  const documents = new Map<string, unknown>()
  const files = new Map<string, number>()
  const others: string[] = []
  let bytes = 0
  for (const [name, entry] of entries) {
    const hash = hashOfEntry(name)
    if (hash !== null) files.set(hash, entry.uncompressedSize)
    else if (/^(?:manifest|game|challenges\/[^/]+)\.json$/.test(name)) {
      bytes += entry.uncompressedSize
      if (bytes > mostBytes) throw packageFault('gamePackage.documentTooLarge', { entry: name })
      documents.set(name, jsonOf(name, await readText(archive, entry, mostBytes)))
    } else if (!name.endsWith('/')) others.push(name)
  }
  const manifest = readAs(manifestShape, documents.get(manifestEntry), { document: manifestEntry })
  const { version, exporterVersion, exportedAt } = manifest
  if (!/^1(\.|$)/.test(version)) throw packageFault('gamePackage.newer', { version, known: '1.0' })
  const game = readGzctf({ documents, files, others })
  return packageOf(game, {
    platform: `GZCTF ${exporterVersion}`.trim(),
    exportedAt: new Date(exportedAt ?? 0),
    hasHistory: false,
    async openFile(hash) {
      const entry = entries.get(fileEntry(hash))
      if (!entry) throw damaged(fileEntry(hash))
      return archive.open(entry)
    },
    close: async () => archive.close(),
  })
}
