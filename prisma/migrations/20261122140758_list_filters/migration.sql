-- DropIndex
DROP INDEX "game_event_team_id_idx";

-- DropIndex
DROP INDEX "submission_challenge_id_idx";

-- DropIndex
DROP INDEX "submission_team_id_idx";

-- CreateIndex
CREATE INDEX "game_event_game_id_type_published_at_id_idx" ON "game_event"("game_id", "type", "published_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "game_event_team_id_published_at_id_idx" ON "game_event"("team_id", "published_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "submission_game_id_status_submitted_at_id_idx" ON "submission"("game_id", "status", "submitted_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "submission_challenge_id_submitted_at_id_idx" ON "submission"("challenge_id", "submitted_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "submission_team_id_submitted_at_id_idx" ON "submission"("team_id", "submitted_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "game_event_game_id_challenge_id_published_at_id_idx" ON "game_event"("game_id", "challenge_id", "published_at" DESC, "id" DESC);
