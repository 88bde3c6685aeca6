import { requireMonitor } from '../../access.ts'
import type { Context } from '../../context.ts'
import { requireStartedGame } from '../game/read-games.ts'
import type { NamedSheet } from './score-sheet.ts'
import { sheetTexts, timeInCell, titleInName, type Translate } from './sheet-texts.ts'
import { streamSheet, type Cell, type Column } from './stream-sheet.ts'

const rowsAtOnce = 250

/** Every answer that was sent, the newest first. @throws NotFoundError, ConflictError (not started) */
export async function makeSubmissionSheet(ctx: Context, gameId: number): Promise<NamedSheet> {
  requireMonitor(ctx)
  const game = await requireStartedGame(ctx, gameId)
  // Read before there is an answer, so that a database that is away is told of as ever.
  const newest = await readSome(ctx, gameId, null)
  const text = sheetTexts(ctx)
  const createdAt = ctx.clock.now()
  const time = createdAt.toISOString().slice(0, 19).replace(/\D/g, '')
  return {
    fileName: `${titleInName(game.title)}_Submissions_${time}.xlsx`,
    content: streamSheet({
      name: text('submissions'),
      columns: columnsOf(text),
      rows: rowsFrom(ctx, newest, text),
      createdAt,
    }),
  }
}

type Row = Awaited<ReturnType<typeof readSome>>[number]

/** The submissions before that one. */
function readSome(ctx: Context, gameId: number, last: { id: number; submittedAt: Date } | null) {
  return ctx.db.submission.findMany({
    where: {
      gameId,
      ...(last && {
        submittedAt: { lte: last.submittedAt },
        NOT: { submittedAt: last.submittedAt, id: { gte: last.id } },
      }),
    },
    orderBy: [{ submittedAt: 'desc' }, { id: 'desc' }],
    take: rowsAtOnce,
    select: {
      id: true,
      gameId: true,
      answer: true,
      status: true,
      submittedAt: true,
      team: { select: { name: true } },
      user: { select: { userName: true, email: true } },
      challenge: { select: { title: true } },
    },
  })
}

async function* rowsFrom(ctx: Context, newest: Row[], text: Translate): AsyncGenerator<Cell[][]> {
  for (let some = newest; some.length > 0;) {
    yield some.map((row) => rowOf(row, text))
    const last = some.at(-1)
    some = last ? await readSome(ctx, last.gameId, last) : []
  }
}

function rowOf({ status, submittedAt, team, user, challenge, answer }: Row, text: Translate): Cell[] {
  return [
    text(`status.${status}`),
    timeInCell(submittedAt),
    team.name,
    user?.userName ?? '',
    challenge.title,
    answer,
    user?.email ?? '',
  ]
}

function columnsOf(text: Translate): Column[] {
  const widths = { result: 18, time: 22, team: 24, user: 18, challenge: 24, answer: 40, email: 32 }
  return Object.entries(widths).map(([key, width]) => ({ header: text(key), width, holds: 'text' }))
}
