-- CreateEnum
CREATE TYPE "FlagKind" AS ENUM ('Exact', 'CaseInsensitive', 'Regex');

-- AlterTable
ALTER TABLE "cheat" ALTER COLUMN "source_participation_id" DROP NOT NULL;

-- AlterTable
ALTER TABLE "flag" ADD COLUMN     "counterexamples" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "examples" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "is_bait" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "kind" "FlagKind" NOT NULL DEFAULT 'Exact';

-- Judging reads the flags of a challenge that need more than a comparison of texts; most challenges have none.
CREATE INDEX "flag_challenge_id_special_idx" ON "flag"("challenge_id") WHERE "kind" <> 'Exact' OR "is_bait";
