import { open, readFile, rm } from 'node:fs/promises'
import { pastGameLimits } from '../../../rules/field-limits.ts'
import type { Context, UploadedFile } from '../../context.ts'
import { ConflictError, invalidField } from '../../use-case/errors.ts'
import { readExport } from './read-export.ts'
import { readStandings, type Standings } from './read-standings.ts'

/** The first bytes of a ZIP file. */
const zipMark = 'PK\u0003\u0004'

/**
 * The standings in an uploaded JSON file or CTFd export.
 * @throws InvalidInputError (format, no usable entry), ConflictError (too large, damaged, storage)
 */
export async function readUploadedStandings(ctx: Context, upload: UploadedFile): Promise<Standings> {
  const { file, sizeBytes } = await ctx.storage.spool.receive(upload.source)
  try {
    if (await isZip(file)) return readStandings({ data: await readExport(file, sizeBytes) })
    if (sizeBytes > pastGameLimits.fileMib * 1024 ** 2) {
      throw new ConflictError('asset.tooLarge', { params: { limit: `${pastGameLimits.fileMib} MiB` } })
    }
    return readStandings(jsonOf(await readFile(file)))
  } finally {
    await rm(file, { force: true })
  }
}

async function isZip(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(zipMark.length))
    return buffer.toString('latin1', 0, bytesRead) === zipMark
  } finally {
    await handle.close()
  }
}

/** The value of a JSON file in UTF-8, with or without a byte order mark. */
function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw invalidField('file', 'pastGame.notJson')
  }
}
