import type { Readable } from 'node:stream'
import type { Context } from '../../context.ts'
import { streamTar, type TarFile } from '../../storage/stream-tar.ts'
import { readGame } from '../game/read-games.ts'
import { listWriteups, type Writeup } from './writeup.service.ts'
import { timeInName } from '../asset/file-name.ts'

/**
 * All write-ups of a game in one tar.gz, created while it is read. `name` is the name of the archive and of its
 * folder.
 * @throws NotFoundError
 */
export async function archiveWriteups(
  ctx: Context,
  gameId: number,
): Promise<{ name: string; archive: Readable }> {
  const writeups = await listWriteups(ctx, gameId)
  const { title } = await readGame(ctx, gameId)
  const name = `Writeups-${title}-${timeInName(ctx.clock.now())}`
  // PDFs are compressed already.
  const archive = streamTar(ctx.logger, { folder: name, files: filesOf(ctx, writeups), gzipLevel: 1 })
  return { name, archive }
}

async function* filesOf(ctx: Context, writeups: Writeup[]): AsyncGenerator<TarFile> {
  for (const { hash, name } of writeups) {
    const info = await ctx.storage.info(hash)
    if (info) yield { name, ...info, open: () => ctx.storage.open(hash) }
    else ctx.logger.error({ hash, name }, 'the file of a write-up is missing in the storage')
  }
}
