import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Context } from '../../../../context.ts'
import { safeFileName } from '../../../asset/file-name.ts'
import { streamZip } from '../../../../storage/stream-zip.ts'
import type { OpenPackage } from '../../import/open-package.ts'
import { damaged } from '../../import/package-fault.ts'
import { chunksOf, type Archive } from '../../import/zip-archive.ts'
import { packageOf } from '../foreign-package.ts'
import { shownPlaces } from './file-addresses.ts'
import { groupFiles, type FileGroup } from './group-files.ts'
import type { PackedFile } from './ctfd-export.ts'
import { readCtfd } from './read-ctfd.ts'
import { readTables } from './read-tables.ts'
import { readTexts } from './read-texts.ts'

type Services = Pick<Context, 'storage' | 'logger' | 'clock'>
type Spooled = PackedFile & { file: string }

/** Opens a CTFd export. @throws ConflictError */
export async function openCtfd(services: Services, archive: Archive): Promise<OpenPackage> {
  const { tables, game } = readTables(await readTexts(archive))
  const files = new Map<number, Spooled>()
  const shown = new Map<string, Spooled>()
  const spooled = () => [...files.values(), ...shown.values()]
  const close = async () => {
    archive.close()
    await Promise.all(spooled().map(({ file }) => rm(file, { force: true })))
  }
  try {
    const entries = new Set(archive.entries.keys())
    for (const group of groupFiles(game, tables, entries)) {
      files.set(group.challengeId, await spool(services, archive, group))
    }
    for (const place of shownPlaces(game, tables, entries)) {
      const name = safeFileName(place)
      shown.set(
        place,
        await spool(services, archive, { name, uploads: [{ entry: `uploads/${place}`, name }] }),
      )
    }
    const now = services.clock.now()
    const { hasHistory, version } = readCtfd({ tables, game, files, shown, now })
    return packageOf(game, {
      platform: `CTFd ${version}`.trim(),
      exportedAt: now,
      hasHistory,
      openFile(hash) {
        const found = spooled().find(({ sha256 }) => sha256 === hash)
        if (!found) throw damaged('uploads/')
        return Promise.resolve(createReadStream(found.file))
      },
      close,
    })
  } catch (error) {
    await close()
    throw error
  }
}

/** A file on the disk: one upload as it is, or a ZIP file of several. */
async function spool(
  { storage, logger, clock }: Services,
  archive: Archive,
  group: Pick<FileGroup, 'name' | 'uploads'>,
): Promise<Spooled> {
  const { name, uploads } = group
  const open = async (upload: string) => {
    const entry = archive.entries.get(upload)
    if (!entry) throw damaged(upload)
    return Readable.from(await chunksOf(archive, entry))
  }
  const [first] = uploads
  const source =
    uploads.length === 1 && first
      ? await open(first.entry)
      : streamZip(
          logger,
          (async function* () {
            for (const upload of uploads) {
              const content = await open(upload.entry)
              yield { name: upload.name, modifiedAt: clock.now(), open: () => content }
            }
          })(),
        )
  const { file, hash, sizeBytes } = await storage.spool.receive(source)
  return { file, sha256: hash, bytes: sizeBytes, name }
}
