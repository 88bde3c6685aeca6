import { requireMonitor } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import { filterInQuery } from '../game-event/event-portions.ts'

/** The path to download the full form of a spreadsheet of a game, for monitors. */
export function sheetUrl(ctx: Context, gameId: number, sheet: 'scoreboardsheet' | 'submissionsheet'): string {
  requireMonitor(ctx)
  return `/api/game/${gameId}/${sheet}?form=full`
}

/** The path to download the events of a game that match a filter, for monitors. @throws InvalidInputError */
export function eventSheetUrl(ctx: Context, gameId: number, filter: unknown): string {
  requireMonitor(ctx)
  const query = filterInQuery(filter)
  return `/api/game/${gameId}/events.csv${query && `?${query}`}`
}
