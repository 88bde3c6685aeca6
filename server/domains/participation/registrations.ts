import { requireAdmin } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'

export type Registrations = {
  division: string | null
  teamCount: number
  acceptedCount: number
  pendingCount: number
  memberCount: number
}

/** The registrations of a game by division, in the order of the organizers, teams without a division last. */
export function registrationsByDivision(ctx: Context, gameId: number): Promise<Registrations[]> {
  requireAdmin(ctx)
  return ctx.db.$queryRaw<Registrations[]>`
    WITH joined AS (
      SELECT participation.division_id, participation.status,
             (SELECT count(*) FROM participation_member WHERE participation_id = participation.id) AS members
        FROM participation WHERE participation.game_id = ${gameId}),
    groups AS (
      SELECT id, name, position FROM division WHERE game_id = ${gameId}
      UNION ALL
      SELECT NULL, NULL, NULL WHERE EXISTS (SELECT 1 FROM joined WHERE division_id IS NULL))
    SELECT groups.name AS division,
           count(joined.status)::int AS "teamCount",
           count(*) FILTER (WHERE joined.status = 'Accepted')::int AS "acceptedCount",
           count(*) FILTER (WHERE joined.status = 'Pending')::int AS "pendingCount",
           coalesce(sum(joined.members), 0)::int AS "memberCount"
      FROM groups LEFT JOIN joined ON joined.division_id IS NOT DISTINCT FROM groups.id
     GROUP BY groups.id, groups.name, groups.position ORDER BY groups.position NULLS LAST`
}
