-- CreateEnum
CREATE TYPE "LockedView" AS ENUM ('Hidden', 'Card');

-- AlterTable
ALTER TABLE "challenge" ADD COLUMN     "locked_view" "LockedView" NOT NULL DEFAULT 'Hidden',
ADD COLUMN     "unlock_count" INTEGER;

-- CreateTable
CREATE TABLE "challenge_requirement" (
    "challenge_id" INTEGER NOT NULL,
    "required_id" INTEGER NOT NULL,
    "game_id" INTEGER NOT NULL,

    CONSTRAINT "challenge_requirement_pkey" PRIMARY KEY ("challenge_id","required_id")
);

-- CreateIndex
CREATE INDEX "challenge_requirement_required_id_idx" ON "challenge_requirement"("required_id");

-- AddForeignKey
ALTER TABLE "challenge_requirement" ADD CONSTRAINT "challenge_requirement_challenge_id_game_id_fkey" FOREIGN KEY ("challenge_id", "game_id") REFERENCES "challenge"("id", "game_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "challenge_requirement" ADD CONSTRAINT "challenge_requirement_required_id_game_id_fkey" FOREIGN KEY ("required_id", "game_id") REFERENCES "challenge"("id", "game_id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "challenge" ADD CONSTRAINT "challenge_unlock_count_is_a_count" CHECK ("unlock_count" > 0);
ALTER TABLE "challenge_requirement" ADD CONSTRAINT "challenge_requires_another" CHECK ("challenge_id" <> "required_id");

-- The challenges that a team has neither unlocked nor solved. Starts from the requirements, so it costs nothing for
-- games without them.
CREATE VIEW "challenge_lock" AS
SELECT rule.challenge_id, participation.id AS participation_id
FROM (
  SELECT challenge_id, game_id, count(*) AS size FROM challenge_requirement GROUP BY challenge_id, game_id
) rule
JOIN challenge ON challenge.id = rule.challenge_id
JOIN participation ON participation.game_id = rule.game_id
WHERE (
  SELECT count(*) FROM challenge_requirement needed
  JOIN solve ON solve.challenge_id = needed.required_id AND solve.participation_id = participation.id
  WHERE needed.challenge_id = rule.challenge_id
) < least(coalesce(challenge.unlock_count, rule.size), rule.size)
AND NOT EXISTS (
  SELECT FROM solve WHERE solve.challenge_id = rule.challenge_id AND solve.participation_id = participation.id
);
