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
import { timeInName, titleInName } from '../asset/file-name.ts'
import { sheetTexts, type Translate } from './sheet-texts.ts'
import type { SheetForm } from './sheet.input.ts'
import { streamSheet, type Cell, type Column } from './stream-sheet.ts'

/**
 * All submissions of a game, newest first. The full form marks right answers that came after the end, in practice.
 * @throws NotFoundError, ConflictError (not started)
 */
export async function createSubmissionSheet(
  ctx: Context,
  gameId: number,
  form: SheetForm,
): Promise<NamedSheet> {
  const list = gameSubmissions(ctx, gameId)
  const game = await requireStartedGame(ctx, gameId)
  // Read before the answer starts, so that an unavailable database still gets the usual error answer.
  const newest = await readPortion(list, null)
  const text = sheetTexts(ctx)
  const createdAt = ctx.clock.now()
  const title = titleInName(game.title)
  return {
    fileName:
      form === 'full'
        ? `${title}-Submissions-${timeInName(createdAt)}.xlsx`
        : `${title}_Submissions_${utcStamp(createdAt)}.xlsx`,
    content: streamSheet({
      name: text('submissions'),
      columns: columnsOf(text),
      rows: rowsFrom(allSubmissions(list, newest), { practiceFrom: form === 'full' ? game.end : null, text }),
      createdAt,
    }),
  }
}

type RowContext = {
  /** Right answers from this time on are marked; null marks none. */
  practiceFrom: Date | null
  text: Translate
}

async function* rowsFrom(submissions: AsyncIterable<NamedSubmission[]>, context: RowContext) {
  for await (const some of submissions) yield some.map((row) => rowOf(row, context))
}

function rowOf(
  { status, submittedAt, participation, user, challenge, answer }: NamedSubmission,
  { practiceFrom, text }: RowContext,
): Cell[] {
  const isPractice = status === 'Accepted' && practiceFrom !== null && submittedAt >= practiceFrom
  return [
    text(isPractice ? 'practice' : `status.${status}`),
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
