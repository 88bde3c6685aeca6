import { Readable } from 'node:stream'
import { byteOrderMark, csvLine } from '../../../rules/csv-line.ts'
import { cutText } from '../../../rules/cut-text.ts'
import { shownTeamName } from '../../../rules/names.ts'
import type { Context } from '../../context.ts'
import { translate } from '../../i18n/translate.ts'
import { streamTar, type TarFile } from '../../storage/stream-tar.ts'
import { timeInName } from '../asset/file-name.ts'
import { readGame } from '../game/read-games.ts'
import type { ArchiveNames } from './writeup.input.ts'
import { listWriteups, type Writeup } from './writeup.service.ts'

type Divisions = ReadonlyMap<number, string>

/**
 * All write-ups of a game in one tar.gz, created while it is read. `name` is the name of the archive and of its
 * folder. With the names of teams, `writeups.csv` lists the files.
 * @throws NotFoundError
 */
export async function archiveWriteups(
  ctx: Context,
  gameId: number,
  { names }: { names: ArchiveNames },
): Promise<{ name: string; archive: Readable }> {
  const writeups = await listWriteups(ctx, gameId)
  const { title, divisions } = await readGame(ctx, gameId)
  const name = `Writeups-${title}-${timeInName(ctx.clock.now())}`
  const files =
    names === 'team'
      ? filesAndList(ctx, writeups, new Map(divisions.map((division) => [division.id, division.name])))
      : filesOf(ctx, writeups)
  // PDFs are compressed already.
  const archive = streamTar(ctx.logger, { folder: name, files, gzipLevel: 1 })
  return { name, archive }
}

async function* filesOf(ctx: Context, writeups: Named[]): AsyncGenerator<TarFile> {
  for (const { hash, name } of writeups) {
    const info = await ctx.storage.info(hash)
    if (info) yield { name, ...info, open: () => ctx.storage.open(hash) }
    else ctx.logger.error({ hash, name }, 'the file of a write-up is missing in the storage')
  }
}

type Named = Pick<Writeup, 'hash' | 'name'>

async function* filesAndList(
  ctx: Context,
  writeups: Writeup[],
  divisions: Divisions,
): AsyncGenerator<TarFile> {
  const packed = new Set<string>()
  const named = writeups.map((writeup) => ({ ...writeup, name: nameByTeam(writeup.team) }))
  for await (const file of filesOf(ctx, named)) {
    packed.add(file.name)
    yield file
  }
  const rows = named.map(({ name, team, divisionId, uploadedAt }) => [
    packed.has(name) ? name : '',
    shownTeamName(team.name, team.id),
    divisions.get(divisionId ?? 0) ?? '',
    uploadedAt.toISOString(),
  ])
  const heads = ['file', 'team', 'division', 'time'].map((head) => translate(ctx.locale, `sheet.${head}`))
  const list = Buffer.from(byteOrderMark + [heads, ...rows].map(csvLine).join(''))
  yield {
    name: 'writeups.csv',
    sizeBytes: list.length,
    modifiedAt: ctx.clock.now(),
    open: () => Readable.from([list]),
  }
}

/**
 * The id makes the name unique, also for file systems that ignore letter case. 80 UTF-16 units are at most 240 bytes in
 * UTF-8, and file systems have room for 255.
 */
function nameByTeam({ id, name }: Writeup['team']): string {
  const safe = name.replace(/[/\\:*?"<>|\p{Cc}]/gu, '-').replace(/\p{Bidi_Control}/gu, '')
  const start = cutText(safe.replace(/^[\s.~=+@-]+/u, ''), 80).trimEnd()
  return `${start || 'team'}-${id}.pdf`
}
