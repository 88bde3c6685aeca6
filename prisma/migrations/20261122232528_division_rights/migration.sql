-- CreateEnum
CREATE TYPE "DivisionEntry" AS ENUM ('Open', 'Code', 'MailDomain', 'ByHand');

-- CreateEnum
CREATE TYPE "DivisionStanding" AS ENUM ('Ranked', 'OutOfCompetition', 'Tester');

-- AlterTable
ALTER TABLE "division" ADD COLUMN     "entry" "DivisionEntry" NOT NULL DEFAULT 'Open',
ADD COLUMN     "invite_code" VARCHAR(32),
ADD COLUMN     "lowers_values" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "mail_domains" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "standing" "DivisionStanding" NOT NULL DEFAULT 'Ranked',
ADD COLUMN     "takes_bloods" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "division_exclusion" (
    "division_id" INTEGER NOT NULL,
    "challenge_id" INTEGER NOT NULL,
    "game_id" INTEGER NOT NULL,

    CONSTRAINT "division_exclusion_pkey" PRIMARY KEY ("division_id","challenge_id")
);

-- CreateIndex
CREATE INDEX "division_exclusion_challenge_id_idx" ON "division_exclusion"("challenge_id");

-- CreateIndex
CREATE UNIQUE INDEX "division_id_game_id_key" ON "division"("id", "game_id");

-- AddForeignKey
ALTER TABLE "division_exclusion" ADD CONSTRAINT "division_exclusion_division_id_game_id_fkey" FOREIGN KEY ("division_id", "game_id") REFERENCES "division"("id", "game_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "division_exclusion" ADD CONSTRAINT "division_exclusion_challenge_id_game_id_fkey" FOREIGN KEY ("challenge_id", "game_id") REFERENCES "challenge"("id", "game_id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "division" ADD CONSTRAINT "division_of_testers_counts_for_nothing" CHECK ("standing" <> 'Tester' OR NOT ("takes_bloods" OR "lowers_values"));
ALTER TABLE "division" ADD CONSTRAINT "division_with_a_code_has_one" CHECK ("entry" <> 'Code' OR "invite_code" IS NOT NULL);

-- The challenges that a team has neither unlocked nor solved, and those that its division does not see. A required
-- challenge that the division does not see is not required. Starts from the requirements and from the division of the
-- team, so it costs nothing for games without them.
CREATE OR REPLACE VIEW "challenge_lock" AS
SELECT rule.challenge_id, participation.id AS participation_id
FROM (
  SELECT challenge_id, game_id FROM challenge_requirement GROUP BY challenge_id, game_id
) rule
JOIN challenge ON challenge.id = rule.challenge_id
JOIN participation ON participation.game_id = rule.game_id
CROSS JOIN LATERAL (
  SELECT count(*) AS size, count(solve.submission_id) AS solved FROM challenge_requirement needed
  LEFT JOIN solve ON solve.challenge_id = needed.required_id AND solve.participation_id = participation.id
  WHERE needed.challenge_id = rule.challenge_id AND NOT EXISTS (
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
