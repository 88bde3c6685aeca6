import { packageFault } from '../../import/package-fault.ts'
import { readText, type Archive } from '../../import/zip-archive.ts'

/** All tables of an export, which are read into memory. */
const mostBytes = 256 * 1024 ** 2

/** The text of each `db/<table>.json` by the name of the table. @throws ConflictError */
export async function readTexts(archive: Archive): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  let bytes = 0
  for (const [name, entry] of archive.entries) {
    const table = /^db\/([^/]+)\.json$/.exec(name)?.[1]
    if (table === undefined) continue
    bytes += entry.uncompressedSize
    if (bytes > mostBytes) throw packageFault('gamePackage.documentTooLarge', { entry: name })
    texts.set(table, await readText(archive, entry, mostBytes))
  }
  return texts
}
