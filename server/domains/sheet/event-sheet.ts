import { Readable } from 'node:stream'
import { byteOrderMark, csvLine } from '../../../rules/csv-line.ts'
import { utcStamp } from '../../../rules/utc-time.ts'
import { AnswerResult } from '../../../prisma/generated/client/enums.ts'
import type { Context } from '../../context.ts'
import { parseInput } from '../../use-case/input.ts'
import { requireMonitor } from '../../use-case/roles.ts'
import { requireStartedGame } from '../game/read-games.ts'
import { allEventPortions, eventFilterInput, readEventPortion } from '../game-event/event-portions.ts'
import { eventText } from '../game-event/event-text.ts'
import type { NamedGameEvent } from '../game-event/game-event.service.ts'
import type { NamedSheet } from './score-sheet.ts'
import { titleInName } from '../asset/file-name.ts'
import { sheetTexts, type Translate } from './sheet-texts.ts'

const columns = [
  'time',
  'event',
  'result',
  'team',
  'user',
  'challenge',
  'answer',
  'flagOwner',
  'text',
] as const

type Cells = Partial<Record<(typeof columns)[number], string>>

/**
 * The events of a game that match a filter as CSV, newest first. There is no maximum: rows are read while the file is
 * sent.
 * @throws InvalidInputError, RateLimitedError, NotFoundError, ConflictError (not started)
 */
export async function createEventSheet(ctx: Context, gameId: number, raw: unknown): Promise<NamedSheet> {
  requireMonitor(ctx)
  const filter = parseInput(eventFilterInput, raw)
  await ctx.limits.charge(ctx, 'Query')
  const game = await requireStartedGame(ctx, gameId)
  // Read before the answer starts, so that an unavailable database still gets the usual error answer.
  const newest = await readEventPortion(ctx, gameId, filter, null)
  return {
    fileName: `${titleInName(game.title)}_Events_${utcStamp(ctx.clock.now())}.csv`,
    content: Readable.from(linesOf(ctx, allEventPortions(ctx, gameId, filter, newest))),
  }
}

async function* linesOf(ctx: Context, portions: AsyncIterable<NamedGameEvent[]>): AsyncGenerator<string> {
  const text = sheetTexts(ctx)
  yield byteOrderMark + csvLine(columns.map((column) => text(column)))
  for await (const events of portions) {
    const lines = events.map((event) => {
      const cells = cellsOf(ctx, event, text)
      return csvLine(columns.map((column) => cells[column] ?? ''))
    })
    if (lines.length > 0) yield lines.join('')
  }
}

function cellsOf(ctx: Context, event: NamedGameEvent, text: Translate): Cells {
  const { type, publishedAt, team, user } = event
  return {
    time: publishedAt.toISOString(),
    event: text(`eventType.${type}`),
    team: team.name,
    user: user?.userName ?? '',
    ...detailsOf(ctx, event, text),
  }
}

function detailsOf(ctx: Context, { type, values }: NamedGameEvent, text: Translate): Cells {
  const [first = '', second = '', third = ''] = values
  switch (type) {
    case 'FlagSubmit':
      return {
        result: first in AnswerResult ? text(`status.${first}`) : first,
        answer: second,
        challenge: third,
      }
    case 'CheatDetected':
      // A bait belongs to no team.
      return { challenge: first, ...(third ? { flagOwner: third } : { event: text('eventType.Bait') }) }
    case 'ContainerStart':
    case 'ContainerDestroy':
      return { challenge: second }
    case 'Normal':
      return { text: eventText(ctx.locale, values) }
  }
}
