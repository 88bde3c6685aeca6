-- The challenges that a team has neither unlocked nor solved, and those that its division does not see. A required
-- challenge is not required while the team cannot solve it: while it is disabled, before its release, after its close,
-- and while the division does not see it. A paused game has the time at which it was paused. Starts from the
-- requirements and from the division of the team, so it costs nothing for games without them.
CREATE OR REPLACE VIEW "challenge_lock" AS
SELECT rule.challenge_id, participation.id AS participation_id
FROM (
  SELECT challenge_id, game_id FROM challenge_requirement GROUP BY challenge_id, game_id
) rule
JOIN challenge ON challenge.id = rule.challenge_id
JOIN game ON game.id = rule.game_id
JOIN participation ON participation.game_id = rule.game_id
CROSS JOIN LATERAL (
  SELECT count(*) AS size, count(solve.submission_id) AS solved FROM challenge_requirement needed
  JOIN challenge required ON required.id = needed.required_id
  LEFT JOIN solve ON solve.challenge_id = needed.required_id AND solve.participation_id = participation.id
  WHERE needed.challenge_id = rule.challenge_id
  AND (
    solve.submission_id IS NOT NULL
    OR required.is_enabled AND required.is_released
      AND (required.close_at IS NULL OR required.close_at > coalesce(game.paused_at, now()))
  )
  AND NOT EXISTS (
    SELECT FROM division_exclusion
    WHERE division_exclusion.division_id = participation.division_id
      AND division_exclusion.challenge_id = needed.required_id
  )
) seen
WHERE seen.solved < least(coalesce(challenge.unlock_count, seen.size), seen.size)
AND NOT EXISTS (
  SELECT FROM solve WHERE solve.challenge_id = rule.challenge_id AND solve.participation_id = participation.id
)
UNION ALL
SELECT division_exclusion.challenge_id, participation.id
FROM division_exclusion
JOIN participation ON participation.division_id = division_exclusion.division_id;
