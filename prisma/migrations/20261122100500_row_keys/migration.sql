-- Indexes that the keys of the next migration refer to. Reading goes on meanwhile.
CREATE UNIQUE INDEX "challenge_id_game_id_key" ON "challenge"("id", "game_id");
CREATE UNIQUE INDEX "participation_id_game_id_key" ON "participation"("id", "game_id");
CREATE UNIQUE INDEX "participation_id_game_id_team_id_key" ON "participation"("id", "game_id", "team_id");
CREATE UNIQUE INDEX "submission_participation_id_challenge_id_game_id_id_key" ON "submission"("participation_id", "challenge_id", "game_id", "id");

-- Repairs of what this version's checks refuse and earlier versions accepted in rows that were written by hand.
-- The participation decides which game and which team it is, the submission what was solved.
UPDATE "submission" s SET "team_id" = p."team_id" FROM "participation" p
 WHERE p."id" = s."participation_id" AND s."team_id" <> p."team_id";
UPDATE "submission" s SET "game_id" = p."game_id" FROM "participation" p
 WHERE p."id" = s."participation_id" AND s."game_id" <> p."game_id";
UPDATE "submission"
   SET "type" = (CASE WHEN "status" = 'Accepted' THEN 'Normal' ELSE 'Unaccepted' END)::"SubmissionType"
 WHERE ("status" = 'Accepted') <> ("type" <> 'Unaccepted');
UPDATE "solve" o SET "game_id" = s."game_id", "challenge_id" = s."challenge_id", "participation_id" = s."participation_id"
  FROM "submission" s
 WHERE s."id" = o."submission_id"
   AND (o."game_id", o."challenge_id", o."participation_id") <> (s."game_id", s."challenge_id", s."participation_id");
UPDATE "cheat" c SET "game_id" = s."game_id", "submit_participation_id" = s."participation_id"
  FROM "submission" s
 WHERE s."id" = c."submission_id"
   AND (c."game_id", c."submit_participation_id") <> (s."game_id", s."participation_id");
-- A team's own flag is no cheat.
WITH "own" AS (
  DELETE FROM "cheat" WHERE "submit_participation_id" = "source_participation_id" RETURNING "submission_id"
)
UPDATE "submission" SET "status" = 'WrongAnswer' WHERE "id" IN (SELECT "submission_id" FROM "own");
UPDATE "participation_member" m SET "game_id" = p."game_id", "team_id" = p."team_id" FROM "participation" p
 WHERE p."id" = m."participation_id" AND (m."game_id", m."team_id") <> (p."game_id", p."team_id");
UPDATE "participation" p SET "writeup_at" = f."uploaded_at" FROM "file" f
 WHERE f."id" = p."writeup_file_id" AND p."writeup_at" IS NULL;
-- PostgreSQL takes NaN for larger than every number.
UPDATE "challenge" SET "min_score_rate" = greatest(0, least(1, "min_score_rate"))
 WHERE NOT "min_score_rate" BETWEEN 0 AND 1;
-- The default, as for a bonus out of range that is sent to the platform.
UPDATE "game" SET "blood_bonus" = DEFAULT
 WHERE "blood_bonus" < 0 OR "blood_bonus" >> 20 > 1000
    OR ("blood_bonus" >> 10) & 1023 > 1000 OR "blood_bonus" & 1023 > 1000;
UPDATE "container" SET "progress" = greatest(0, least(100, "progress")) WHERE NOT "progress" BETWEEN 0 AND 100;
-- Nobody can send an empty flag. A team that held one gets another.
UPDATE "instance" SET "is_loaded" = false WHERE "flag_id" IN (SELECT "id" FROM "flag" WHERE "flag" = '');
DELETE FROM "flag" WHERE "flag" = '';

-- Lists without a value are empty ones; a token that may do nothing is none.
DELETE FROM "api_token" WHERE "scopes" IS NULL;
UPDATE "game_event" SET "values" = '{}' WHERE "values" IS NULL;
UPDATE "game_notice" SET "values" = '{}' WHERE "values" IS NULL;
UPDATE "post" SET "tags" = '{}' WHERE "tags" IS NULL;
UPDATE "board_change" SET "ids" = '{}' WHERE "ids" IS NULL;
