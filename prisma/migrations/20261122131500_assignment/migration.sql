-- The row that ties a team to a challenge is an assignment. An instance is a running container.
ALTER TABLE "instance" RENAME TO "assignment";
ALTER TABLE "assignment" RENAME COLUMN "is_loaded" TO "is_assigned";
ALTER TABLE "assignment" RENAME CONSTRAINT "instance_pkey" TO "assignment_pkey";
ALTER TABLE "assignment" RENAME CONSTRAINT "instance_challenge_id_game_id_fkey" TO "assignment_challenge_id_game_id_fkey";
ALTER TABLE "assignment" RENAME CONSTRAINT "instance_participation_id_game_id_fkey" TO "assignment_participation_id_game_id_fkey";
ALTER TABLE "assignment" RENAME CONSTRAINT "instance_flag_id_fkey" TO "assignment_flag_id_fkey";
ALTER TABLE "assignment" RENAME CONSTRAINT "instance_container_id_fkey" TO "assignment_container_id_fkey";
ALTER INDEX "instance_flag_id_key" RENAME TO "assignment_flag_id_key";
ALTER INDEX "instance_container_id_key" RENAME TO "assignment_container_id_key";
ALTER INDEX "instance_participation_id_idx" RENAME TO "assignment_participation_id_idx";

-- PostgreSQL 18 and later have a named constraint for each column that is not null.
DO $$
DECLARE
  old_name text;
BEGIN
  FOR old_name IN SELECT conname FROM pg_constraint WHERE conrelid = '"assignment"'::regclass AND conname ~ '^instance_' LOOP
    EXECUTE format('ALTER TABLE "assignment" RENAME CONSTRAINT %I TO %I', old_name,
      replace(regexp_replace(old_name, '^instance', 'assignment'), 'is_loaded', 'is_assigned'));
  END LOOP;
END
$$;
