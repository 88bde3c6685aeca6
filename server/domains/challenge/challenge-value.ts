import DataLoader from 'dataloader'
import { Prisma, type Challenge } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'
import { boardAudience } from '../game/audience-of-viewer.ts'
import { seesIn } from '../game/divisions/division-rights.ts'
import { isShown } from '../game/shown-challenges.ts'
import { dynamicScore, type ScoreRule } from '../../../rules/scoring/score-curve.ts'

type Board = NonNullable<Awaited<ReturnType<Context['scoreboards']['get']>>>
type Bloods = NonNullable<ReturnType<Board['challenges']['get']>>['bloods']

/** The current score of a challenge in points, with its solves. */
export type ChallengeValue = { score: number; solvedCount: number; bloods: Bloods }

type Row = Pick<Challenge, 'id' | 'gameId' | 'isEnabled' | 'isReleased'> & ScoreRule

/**
 * The value on the board that the viewer may see. A challenge that is not on the board is visible to authors only, and
 * its value is computed from its counted solves.
 */
export async function challengeValue(ctx: Context, row: Row): Promise<ChallengeValue> {
  const board = isShown(row) ? await ctx.scoreboards.get(row.gameId, boardAudience(ctx.viewer)) : null
  const shown = board?.challenges.get(row.id)
  if (shown) {
    return { score: shown.score, solvedCount: shown.solvedCount, bloods: shown.bloods }
  }
  const { solvedCount, loweringCount } = await countLoader(ctx).load(row.id)
  return { score: dynamicScore(row, loweringCount), solvedCount, bloods: [] }
}

type Counts = { solvedCount: number; loweringCount: number }

const loaders = new WeakMap<Context, DataLoader<number, Counts>>()

function countLoader(ctx: Context): DataLoader<number, Counts> {
  const known = loaders.get(ctx)
  if (known) return known
  // Batches concurrent reads. No cache, since a mutation may have changed the value.
  const loader = new DataLoader<number, Counts>((ids) => countSolves(ctx, ids), { cache: false })
  loaders.set(ctx, loader)
  return loader
}

/**
 * Counted solves by challenge that the viewer may see: in the game's window, of accepted teams that see the challenge
 * and are no testers.
 */
async function countSolves(ctx: Context, ids: readonly number[]): Promise<Counts[]> {
  const sees = Prisma.raw(seesIn('solve.challenge_id', 'participation'))
  const seesAll = boardAudience(ctx.viewer) === 'organizer'
  const rows = await ctx.db.$queryRaw<(Counts & { id: number })[]>`
    SELECT solve.challenge_id AS id, count(*)::int AS "solvedCount",
           count(*) FILTER (WHERE coalesce(division.lowers_values, true))::int AS "loweringCount"
      FROM solve JOIN game ON game.id = solve.game_id JOIN participation ON participation.id = solve.participation_id
      LEFT JOIN division ON division.id = participation.division_id
     WHERE solve.challenge_id = ANY(${[...new Set(ids)]}) AND participation.status = 'Accepted'
       AND division.standing IS DISTINCT FROM 'Tester' AND ${sees}
       AND solve.solved_at >= game.start_at AND solve.solved_at < game.end_at
       AND (${seesAll} OR game.freeze_at IS NULL OR game.revealed_at IS NOT NULL
            OR solve.solved_at < game.freeze_at OR solve.is_revealed)
     GROUP BY 1`
  const counts = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => counts.get(id) ?? { solvedCount: 0, loweringCount: 0 })
}
