import { ICalCalendar } from 'ical-generator'
import type { Game } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'
import { readGame, visibleGames } from '../game/read-games.ts'
import { platformTitle } from '../platform/platform.service.ts'

export const calendarType = 'text/calendar; charset=utf-8'

const gameCount = 200

/** The newest games that anybody may see, as a calendar (RFC 5545). @throws RateLimitedError */
export async function gamesCalendar(ctx: Context, origin: string): Promise<string> {
  const list = await visibleGames(ctx)
  return calendarOf(ctx, await list.rows({ take: gameCount }), origin)
}

/** One game as a calendar. @throws NotFoundError */
export async function gameCalendar(ctx: Context, gameId: number, origin: string): Promise<string> {
  return calendarOf(ctx, [await readGame(ctx, gameId)], origin)
}

async function calendarOf(ctx: Context, games: Game[], origin: string): Promise<string> {
  const calendar = new ICalCalendar({
    name: await platformTitle(ctx),
    prodId: { company: 'Halyard', product: 'Halyard' },
  })
  for (const game of games) {
    calendar.createEvent({
      id: `game-${game.id}@${new URL(origin).host}`,
      stamp: game.start,
      start: game.start,
      end: game.end,
      summary: game.title,
      ...(game.summary && { description: game.summary }),
      url: `${origin}/games/${game.id}`,
    })
  }
  return calendar.toString()
}
