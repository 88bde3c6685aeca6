import { requireMonitor } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'

/** The path to download a spreadsheet of a game, for monitors. */
export function sheetUrl(ctx: Context, gameId: number, sheet: 'scoreboardsheet' | 'submissionsheet'): string {
  requireMonitor(ctx)
  return `/api/game/${gameId}/${sheet}`
}
