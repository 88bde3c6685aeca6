import type { Database } from '../../database/database.ts'

type Assignment = { gameId: number; challengeId: number; participationId: number }

/** Stores for webhooks that a team reached the limit of its instances, if one of them wants to know. */
export async function recordLimitReached(
  db: Pick<Database, '$executeRaw'>,
  { gameId, challengeId, participationId }: Assignment,
): Promise<void> {
  await db.$executeRaw`
    INSERT INTO webhook_fact (game_id, kind, row_key)
    SELECT ${gameId}::int, 'containerLimit', ${`${challengeId}:${participationId}`} WHERE EXISTS (
      SELECT FROM webhook WHERE is_enabled AND (game_id = ${gameId}::int OR game_id IS NULL)
        AND events && '{container.limit_reached}'::text[])`
}
