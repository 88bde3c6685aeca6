import { ICalCalendar } from 'ical-generator'
import type { Game } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'
import { readGame, visibleGames } from '../game/read-games.ts'
import { platformTitle } from '../platform/platform.service.ts'
import { xmlText } from '../../runtime/xml-text.ts'

export const calendarType = 'text/calendar; charset=utf-8'

const gameCount = 200
const refreshSeconds = 60 * 60

type ReadyCalendar = { body: string; modifiedAt: Date }

/** The newest games that anybody may see, as a calendar (RFC 5545). @throws RateLimitedError */
export async function gamesCalendar(ctx: Context, origin: string): Promise<ReadyCalendar> {
  const list = await visibleGames(ctx)
  return calendarOf(ctx, await list.rows({ take: gameCount }), origin)
}

/** One game as a calendar. @throws NotFoundError */
export async function gameCalendar(ctx: Context, gameId: number, origin: string): Promise<ReadyCalendar> {
  return calendarOf(ctx, [await readGame(ctx, gameId)], origin)
}

async function calendarOf(ctx: Context, games: Game[], origin: string): Promise<ReadyCalendar> {
  const calendar = new ICalCalendar({
    name: plain(await platformTitle(ctx)),
    prodId: { company: 'Halyard', product: 'Halyard' },
    // REFRESH-INTERVAL and X-PUBLISHED-TTL.
    ttl: refreshSeconds,
  })
  for (const game of games) {
    calendar.createEvent({
      id: `game-${game.id}@${new URL(origin).host}`,
      stamp: changedAt(game),
      lastModified: changedAt(game),
      sequence: game.calendarSequence,
      start: game.start,
      end: game.end,
      summary: plain(game.title),
      ...(game.summary && { description: plain(game.summary) }),
      url: `${origin}/games/${game.id}`,
    })
  }
  const modifiedAt = new Date(Math.max(0, ...games.map((game) => changedAt(game).getTime())))
  // Each line ends with CRLF, also the last one (RFC 5545, 3.1).
  return { body: `${calendar.toString().trimEnd()}\r\n`, modifiedAt }
}

/** The text with tabs and ends of lines, and no other control characters (RFC 5545, 3.1). */
function plain(text: string): string {
  return xmlText(text.replace(/\r\n?/g, '\n')).replaceAll('\u007F', '\uFFFD')
}

/** When a calendar program must read the game again: its creation, or the last change of its times and texts. */
function changedAt({ calendarChangedAt, createdAt }: Game): Date {
  return calendarChangedAt ?? createdAt
}
