import type pg from 'pg'
import type { Context } from '../../context.ts'
import { coalesce, type Coalesced } from '../../runtime/coalesce.ts'

type Asked = { gameId: number; userId: string }

const statement = {
  name: 'own-participations',
  text: `SELECT member.participation_id AS "participationId"
           FROM unnest($1::int[], $2::uuid[]) WITH ORDINALITY AS asked (game_id, user_id, ordinal)
           LEFT JOIN participation_member member ON member.game_id = asked.game_id AND member.user_id = asked.user_id
          ORDER BY asked.ordinal`,
}
const lookUps = new WeakMap<pg.Pool, Coalesced<Asked, number | null>>()

/** The id of the participation whose member a user is; null without one. Waiting look-ups share a statement. */
export function findOwnParticipation({ pool }: { pool: pg.Pool }, asked: Asked): Promise<number | null> {
  const known = lookUps.get(pool)
  if (known) return known.ask(asked)
  const created = coalesce({
    async run(all: Asked[]) {
      const values = [all.map(({ gameId }) => gameId), all.map(({ userId }) => userId)]
      const { rows } = await pool.query<{ participationId: number | null }>({ ...statement, values })
      return rows.map(({ participationId }) => participationId)
    },
    concurrency: 2,
    largestBatch: 100,
  })
  lookUps.set(pool, created)
  return created.ask(asked)
}

/** The viewer's participation in a game; null if they do not take part. */
export async function readOwnParticipation(ctx: Context, gameId: number) {
  if (!ctx.viewer) return null
  const member = await ctx.db.participationMember.findUnique({
    where: { gameId_userId: { gameId, userId: ctx.viewer.id } },
    include: { participation: { include: { team: true, division: true } } },
  })
  return member?.participation ?? null
}
