-- halyard: outside a transaction
-- Each index is dropped first, because a build that was interrupted leaves an invalid one behind.

-- The orders of lists.
DROP INDEX CONCURRENTLY IF EXISTS "log_level_time_id_idx";
CREATE INDEX CONCURRENTLY "log_level_time_id_idx" ON "log"("level", "time" DESC, "id" DESC);
DROP INDEX CONCURRENTLY IF EXISTS "log_level_time_idx";

DROP INDEX CONCURRENTLY IF EXISTS "cheat_game_id_submission_id_idx";
CREATE INDEX CONCURRENTLY "cheat_game_id_submission_id_idx" ON "cheat"("game_id", "submission_id" DESC);
DROP INDEX CONCURRENTLY IF EXISTS "cheat_game_id_idx";

DROP INDEX CONCURRENTLY IF EXISTS "participation_game_id_id_idx";
CREATE INDEX CONCURRENTLY "participation_game_id_id_idx" ON "participation"("game_id", "id" DESC);

DROP INDEX CONCURRENTLY IF EXISTS "file_name_id_idx";
CREATE INDEX CONCURRENTLY "file_name_id_idx" ON "file"("name", "id");

DROP INDEX CONCURRENTLY IF EXISTS "mail_token_created_at_idx";
CREATE INDEX CONCURRENTLY "mail_token_created_at_idx" ON "mail_token"("created_at");

-- The first three solves of a challenge, which are few among all solves.
DROP INDEX CONCURRENTLY IF EXISTS "submission_blood_idx";
CREATE INDEX CONCURRENTLY "submission_blood_idx" ON "submission"("game_id", "type") WHERE "type" IN ('FirstBlood', 'SecondBlood', 'ThirdBlood');

-- Whether a picture is in use.
DROP INDEX CONCURRENTLY IF EXISTS "user_avatar_hash_idx";
CREATE INDEX CONCURRENTLY "user_avatar_hash_idx" ON "user"("avatar_hash") WHERE "avatar_hash" IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS "team_avatar_hash_idx";
CREATE INDEX CONCURRENTLY "team_avatar_hash_idx" ON "team"("avatar_hash") WHERE "avatar_hash" IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS "game_poster_hash_idx";
CREATE INDEX CONCURRENTLY "game_poster_hash_idx" ON "game"("poster_hash") WHERE "poster_hash" IS NOT NULL;
