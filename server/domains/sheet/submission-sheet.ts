import { utcStamp, utcText } from '../../../rules/utc-time.ts'
import type { Context } from '../../context.ts'
import { requireStartedGame } from '../game/read-games.ts'
import {
  allSubmissions,
  gameSubmissions,
  readPortion,
  type NamedSubmission,
} from '../submission/read-submissions.ts'
import type { NamedSheet } from './score-sheet.ts'
import { titleInName } from '../asset/file-name.ts'
import { sheetTexts, type Translate } from './sheet-texts.ts'
import { streamSheet, type Cell, type Column } from './stream-sheet.ts'

/** All submissions of a game, newest first. @throws NotFoundError, ConflictError (not started) */
export async function createSubmissionSheet(ctx: Context, gameId: number): Promise<NamedSheet> {
  const list = gameSubmissions(ctx, gameId)
  const game = await requireStartedGame(ctx, gameId)
  // Read before the answer starts, so that an unavailable database still gets the usual error answer.
  const newest = await readPortion(list, null)
  const text = sheetTexts(ctx)
  const createdAt = ctx.clock.now()
  const time = utcStamp(createdAt)
  return {
    fileName: `${titleInName(game.title)}_Submissions_${time}.xlsx`,
    content: streamSheet({
      name: text('submissions'),
      columns: columnsOf(text),
      rows: rowsFrom(allSubmissions(list, newest), text),
      createdAt,
    }),
  }
}

async function* rowsFrom(submissions: AsyncIterable<NamedSubmission[]>, text: Translate) {
  for await (const some of submissions) yield some.map((row) => rowOf(row, text))
}

function rowOf(
  { status, submittedAt, participation, user, challenge, answer }: NamedSubmission,
  text: Translate,
): Cell[] {
  return [
    text(`status.${status}`),
    utcText(submittedAt),
    participation.team.name,
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
