import type { Context } from '../../../context.ts'
import { nextTurn } from '../../../runtime/next-turn.ts'
import { visibleDivisions } from '../../game/divisions/division.policy.ts'
import { permissionsOf } from '../../game/later/division-permissions.ts'
import { maskedTitle } from '../../game/shown-challenges.ts'
import { readGame } from '../../game/read-games.ts'
import {
  contractBonus,
  rowsAtOnce,
  toContractChallenges,
  toContractItem,
  toContractTimeline,
  topTeams,
} from '../bytes/board-json.ts'
import type { BoardView } from '../model/board-view.ts'
import { timelines } from '../timelines.ts'

/** What the board of level 1.8.5 shows besides the board itself. */
export type BoardFacts = {
  divisions: { id: number; name: string; defaultPermissions: number }[]
  /** In milliseconds, by the id of the challenge. */
  deadlines: Record<number, number>
}

/** The divisions that the viewer may see, and the deadlines of the challenges of a game. @throws NotFoundError */
export async function readBoardFacts(ctx: Context, gameId: number): Promise<BoardFacts> {
  const game = await readGame(ctx, gameId)
  const [divisions, closing] = await Promise.all([
    ctx.db.division.findMany({ where: { gameId, ...visibleDivisions(ctx) }, orderBy: { position: 'asc' } }),
    ctx.db.challenge.findMany({
      where: { gameId, closeAt: { not: null } },
      orderBy: { id: 'asc' },
      select: { id: true, closeAt: true },
    }),
  ])
  return {
    divisions: divisions.map((division) => ({
      id: division.id,
      name: division.name,
      defaultPermissions: permissionsOf(game, division),
    })),
    deadlines: Object.fromEntries(closing.map(({ id, closeAt }) => [id, closeAt?.getTime() ?? 0])),
  }
}

/** The challenges of the board with their deadlines. A challenge without its title has none: its card shows no time. */
export function toLaterChallenges(view: BoardView, { deadlines }: BoardFacts) {
  return Object.fromEntries(
    Object.entries(toContractChallenges(view)).map(([category, challenges]) => [
      category,
      challenges.map((challenge) => ({
        ...challenge,
        deadline: challenge.title === maskedTitle ? null : (deadlines[challenge.id] ?? null),
      })),
    ]),
  )
}

/** The item of a team with the id of its division. */
export function toLaterItem<One extends { division: string | null }>(
  { division, ...item }: One,
  facts: BoardFacts,
) {
  return { ...item, divisionId: facts.divisions.find(({ name }) => name === division)?.id ?? null }
}

/** The whole board, rendered in slices so that other requests are not blocked. */
export async function renderLaterBoard(view: BoardView, facts: BoardFacts): Promise<Buffer> {
  const head = {
    updateTimeUtc: view.updatedAt,
    bloodBonus: contractBonus(view),
    timelines: [{ id: 0, name: null }, ...facts.divisions].map(({ id, name: division }) => ({
      divisionId: id,
      teams: timelines(view, { division, top: topTeams }).map(toContractTimeline),
    })),
    divisions: facts.divisions.map((division) => ({ ...division, challengeConfigs: {} })),
    challenges: toLaterChallenges(view, facts),
    challengeCount: view.challenges.size,
  }
  const parts = [Buffer.from(`${JSON.stringify(head).slice(0, -1)},"items":[`)]
  for (let from = 0; from < view.rows.length; from += rowsAtOnce) {
    const rows = view.rows.slice(from, from + rowsAtOnce)
    const items = rows.map((row) => JSON.stringify(toLaterItem(toContractItem(view, row), facts)))
    parts.push(Buffer.from((from === 0 ? '' : ',') + items.join(',')))
    if (from + rowsAtOnce < view.rows.length) await nextTurn()
  }
  parts.push(Buffer.from(']}'))
  return Buffer.concat(parts)
}
