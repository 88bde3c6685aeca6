-- What is added here holds for new rows at once. The next migration checks the rows that are there, with locks that
-- let others read and write meanwhile.

ALTER TABLE "cheat" ADD COLUMN "challenge_id" INTEGER;
UPDATE "cheat" c SET "challenge_id" = s."challenge_id" FROM "submission" s WHERE s."id" = c."submission_id";
ALTER TABLE "cheat" ALTER COLUMN "challenge_id" SET NOT NULL;

ALTER TABLE "instance" ADD COLUMN "game_id" INTEGER;
UPDATE "instance" i SET "game_id" = c."game_id" FROM "challenge" c WHERE c."id" = i."challenge_id";
ALTER TABLE "instance" ALTER COLUMN "game_id" SET NOT NULL;

ALTER TABLE "submission" DROP CONSTRAINT "submission_challenge_id_fkey";
ALTER TABLE "submission" DROP CONSTRAINT "submission_game_id_fkey";
ALTER TABLE "submission" DROP CONSTRAINT "submission_participation_id_fkey";
ALTER TABLE "submission" DROP CONSTRAINT "submission_team_id_fkey";
ALTER TABLE "solve" DROP CONSTRAINT "solve_challenge_id_fkey";
ALTER TABLE "solve" DROP CONSTRAINT "solve_game_id_fkey";
ALTER TABLE "solve" DROP CONSTRAINT "solve_participation_id_fkey";
ALTER TABLE "solve" DROP CONSTRAINT "solve_submission_id_fkey";
ALTER TABLE "cheat" DROP CONSTRAINT "cheat_game_id_fkey";
ALTER TABLE "cheat" DROP CONSTRAINT "cheat_source_participation_id_fkey";
ALTER TABLE "cheat" DROP CONSTRAINT "cheat_submission_id_fkey";
ALTER TABLE "cheat" DROP CONSTRAINT "cheat_submit_participation_id_fkey";
ALTER TABLE "instance" DROP CONSTRAINT "instance_challenge_id_fkey";
ALTER TABLE "instance" DROP CONSTRAINT "instance_participation_id_fkey";
ALTER TABLE "participation_member" DROP CONSTRAINT "participation_member_participation_id_fkey";

ALTER TABLE "submission" ADD CONSTRAINT "submission_participation_id_game_id_team_id_fkey" FOREIGN KEY ("participation_id", "game_id", "team_id") REFERENCES "participation"("id", "game_id", "team_id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;
ALTER TABLE "submission" ADD CONSTRAINT "submission_challenge_id_game_id_fkey" FOREIGN KEY ("challenge_id", "game_id") REFERENCES "challenge"("id", "game_id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;
ALTER TABLE "solve" ADD CONSTRAINT "solve_participation_id_challenge_id_game_id_submission_id_fkey" FOREIGN KEY ("participation_id", "challenge_id", "game_id", "submission_id") REFERENCES "submission"("participation_id", "challenge_id", "game_id", "id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;
ALTER TABLE "solve" ADD CONSTRAINT "solve_challenge_id_game_id_fkey" FOREIGN KEY ("challenge_id", "game_id") REFERENCES "challenge"("id", "game_id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;
ALTER TABLE "solve" ADD CONSTRAINT "solve_participation_id_game_id_fkey" FOREIGN KEY ("participation_id", "game_id") REFERENCES "participation"("id", "game_id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;
ALTER TABLE "cheat" ADD CONSTRAINT "cheat_submit_participation_id_challenge_id_game_id_submiss_fkey" FOREIGN KEY ("submit_participation_id", "challenge_id", "game_id", "submission_id") REFERENCES "submission"("participation_id", "challenge_id", "game_id", "id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;
ALTER TABLE "cheat" ADD CONSTRAINT "cheat_submit_participation_id_game_id_fkey" FOREIGN KEY ("submit_participation_id", "game_id") REFERENCES "participation"("id", "game_id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;
ALTER TABLE "cheat" ADD CONSTRAINT "cheat_source_participation_id_game_id_fkey" FOREIGN KEY ("source_participation_id", "game_id") REFERENCES "participation"("id", "game_id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;
ALTER TABLE "instance" ADD CONSTRAINT "instance_challenge_id_game_id_fkey" FOREIGN KEY ("challenge_id", "game_id") REFERENCES "challenge"("id", "game_id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;
ALTER TABLE "instance" ADD CONSTRAINT "instance_participation_id_game_id_fkey" FOREIGN KEY ("participation_id", "game_id") REFERENCES "participation"("id", "game_id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;
ALTER TABLE "participation_member" ADD CONSTRAINT "participation_member_participation_id_game_id_team_id_fkey" FOREIGN KEY ("participation_id", "game_id", "team_id") REFERENCES "participation"("id", "game_id", "team_id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;

-- The unique index that starts with the same column does its work.
DROP INDEX "submission_participation_id_idx";

ALTER TABLE "submission" ADD CONSTRAINT "submission_type_fits_status" CHECK (("status" = 'Accepted') = ("type" <> 'Unaccepted')) NOT VALID;
ALTER TABLE "cheat" ADD CONSTRAINT "cheat_source_is_another_team" CHECK ("submit_participation_id" <> "source_participation_id") NOT VALID;
ALTER TABLE "participation" ADD CONSTRAINT "participation_writeup_has_its_time" CHECK ("writeup_file_id" IS NULL OR "writeup_at" IS NOT NULL) NOT VALID;
ALTER TABLE "challenge" ADD CONSTRAINT "challenge_min_score_rate_is_a_share" CHECK ("min_score_rate" BETWEEN 0 AND 1) NOT VALID;
-- Each of the three parts of 10 bits is a share in permille.
ALTER TABLE "game" ADD CONSTRAINT "game_blood_bonus_is_three_shares" CHECK (
  "blood_bonus" >= 0 AND "blood_bonus" >> 20 <= 1000
  AND ("blood_bonus" >> 10) & 1023 <= 1000 AND "blood_bonus" & 1023 <= 1000) NOT VALID;
ALTER TABLE "container" ADD CONSTRAINT "container_progress_is_a_percentage" CHECK ("progress" BETWEEN 0 AND 100) NOT VALID;
ALTER TABLE "flag" ADD CONSTRAINT "flag_is_not_empty" CHECK ("flag" <> '') NOT VALID;

-- Only events are so many that a look at each of them takes its time.
ALTER TABLE "game_event" ADD CONSTRAINT "game_event_has_values" CHECK ("values" IS NOT NULL) NOT VALID;
ALTER TABLE "game_event" ALTER COLUMN "values" SET DEFAULT ARRAY[]::TEXT[];
ALTER TABLE "api_token" ALTER COLUMN "scopes" SET NOT NULL;
ALTER TABLE "game_notice" ALTER COLUMN "values" SET NOT NULL, ALTER COLUMN "values" SET DEFAULT ARRAY[]::TEXT[];
ALTER TABLE "post" ALTER COLUMN "tags" SET NOT NULL, ALTER COLUMN "tags" SET DEFAULT ARRAY[]::TEXT[];
ALTER TABLE "board_change" ALTER COLUMN "ids" SET NOT NULL, ALTER COLUMN "ids" SET DEFAULT ARRAY[]::INTEGER[];
