-- CreateEnum
CREATE TYPE "AttemptMode" AS ENUM ('Lockout', 'Cooldown');

-- AlterTable
ALTER TABLE "challenge" ADD COLUMN     "attempt_mode" "AttemptMode" NOT NULL DEFAULT 'Lockout',
ADD COLUMN     "cooldown_seconds" INTEGER NOT NULL DEFAULT 60,
ADD COLUMN     "submission_limit" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "attempt_count" (
    "challenge_id" INTEGER NOT NULL,
    "participation_id" INTEGER NOT NULL,
    "game_id" INTEGER NOT NULL,
    "wrong" INTEGER NOT NULL,
    "last_wrong_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "attempt_count_pkey" PRIMARY KEY ("challenge_id","participation_id")
);

-- CreateIndex
CREATE INDEX "attempt_count_participation_id_idx" ON "attempt_count"("participation_id");

-- AddForeignKey
ALTER TABLE "attempt_count" ADD CONSTRAINT "attempt_count_challenge_id_game_id_fkey" FOREIGN KEY ("challenge_id", "game_id") REFERENCES "challenge"("id", "game_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attempt_count" ADD CONSTRAINT "attempt_count_participation_id_game_id_fkey" FOREIGN KEY ("participation_id", "game_id") REFERENCES "participation"("id", "game_id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "challenge"
  ADD CONSTRAINT "challenge_submission_limit_is_a_count" CHECK ("submission_limit" BETWEEN 0 AND 1000),
  ADD CONSTRAINT "challenge_cooldown_is_a_pause" CHECK ("cooldown_seconds" BETWEEN 1 AND 86400);
