ALTER TABLE "submission" VALIDATE CONSTRAINT "submission_participation_id_game_id_team_id_fkey";
ALTER TABLE "submission" VALIDATE CONSTRAINT "submission_challenge_id_game_id_fkey";
ALTER TABLE "submission" VALIDATE CONSTRAINT "submission_type_fits_status";
ALTER TABLE "solve" VALIDATE CONSTRAINT "solve_participation_id_challenge_id_game_id_submission_id_fkey";
ALTER TABLE "solve" VALIDATE CONSTRAINT "solve_challenge_id_game_id_fkey";
ALTER TABLE "solve" VALIDATE CONSTRAINT "solve_participation_id_game_id_fkey";
ALTER TABLE "cheat" VALIDATE CONSTRAINT "cheat_submit_participation_id_challenge_id_game_id_submiss_fkey";
ALTER TABLE "cheat" VALIDATE CONSTRAINT "cheat_submit_participation_id_game_id_fkey";
ALTER TABLE "cheat" VALIDATE CONSTRAINT "cheat_source_participation_id_game_id_fkey";
ALTER TABLE "cheat" VALIDATE CONSTRAINT "cheat_source_is_another_team";
ALTER TABLE "instance" VALIDATE CONSTRAINT "instance_challenge_id_game_id_fkey";
ALTER TABLE "instance" VALIDATE CONSTRAINT "instance_participation_id_game_id_fkey";
ALTER TABLE "participation_member" VALIDATE CONSTRAINT "participation_member_participation_id_game_id_team_id_fkey";
ALTER TABLE "participation" VALIDATE CONSTRAINT "participation_writeup_has_its_time";
ALTER TABLE "challenge" VALIDATE CONSTRAINT "challenge_min_score_rate_is_a_share";
ALTER TABLE "game" VALIDATE CONSTRAINT "game_blood_bonus_is_three_shares";
ALTER TABLE "container" VALIDATE CONSTRAINT "container_progress_is_a_percentage";
ALTER TABLE "flag" VALIDATE CONSTRAINT "flag_is_not_empty";
ALTER TABLE "game_event" VALIDATE CONSTRAINT "game_event_has_values";

-- PostgreSQL sees from the check that no row has to be looked at again.
ALTER TABLE "game_event" ALTER COLUMN "values" SET NOT NULL;
ALTER TABLE "game_event" DROP CONSTRAINT "game_event_has_values";
