import type { Stats } from 'node:fs'
import type { Readable } from 'node:stream'
import { TarArchive } from 'archiver'
import type { Context } from '../../context.ts'
import { readGame } from '../game/read-games.ts'
import { listWriteups, type Writeup } from './writeup.service.ts'
import { timeInName } from './writeup-name.ts'

/**
 * All write-ups of a game in one tar.gz, which is made while it is read. `name` is that of the folder inside, and of
 * the archive. @throws NotFoundError
 */
export async function archiveWriteups(
  ctx: Context,
  gameId: number,
): Promise<{ name: string; archive: Readable }> {
  const writeups = await listWriteups(ctx, gameId)
  const { title } = await readGame(ctx, gameId)
  const name = `Writeups-${title}-${timeInName(ctx.clock.now())}`
  // What is in a PDF is compressed already.
  const archive = new TarArchive({ gzip: true, gzipOptions: { level: 1 } })
  archive.on('warning', (error) => ctx.logger.warn({ err: error, gameId }, 'a write-up was left out'))
  fill(ctx, archive, { folder: pathPart(name), writeups }).catch((error: unknown) => {
    archive.destroy(error instanceof Error ? error : new Error(String(error)))
  })
  return { name, archive }
}

type Content = { folder: string; writeups: Writeup[] }

/** One file after another, each opened when its turn comes and told its size: neither files nor bytes pile up. */
async function fill(ctx: Context, archive: TarArchive, { folder, writeups }: Content): Promise<void> {
  for (const { hash, name } of writeups) {
    const info = await ctx.storage.info(hash)
    if (!info) {
      ctx.logger.error({ hash, name }, 'a write-up is not in the storage')
      continue
    }
    // Whoever downloads may have gone away.
    if (archive.destroyed) return
    const content = ctx.storage.open(hash).once('error', (error) => archive.destroy(error))
    const isOver = settled(archive)
    archive.append(content, {
      name: `${folder}/${pathPart(name)}`,
      date: info.modifiedAt,
      mode: 0o644,
      stats: { size: info.sizeBytes, mode: 0o644, mtime: info.modifiedAt } as Stats,
    })
    await isOver
    content.destroy()
  }
  if (!archive.destroyed) await archive.finalize()
}

/** Once the entry that comes next is in, or nothing comes any more. */
function settled(archive: TarArchive): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      archive.off('entry', done).off('close', done)
      resolve()
    }
    archive.on('entry', done).on('close', done)
  })
}

/** Titles are free text; what would be a path of its own, or no name at all elsewhere, is not. */
function pathPart(name: string): string {
  return name.replace(/[/\\\p{Cc}]/gu, '-')
}
