-- CreateEnum
CREATE TYPE "ScoreCurve" AS ENUM ('Exponential', 'Fixed', 'Linear', 'Logarithmic', 'Table');

-- AlterTable
ALTER TABLE "challenge" ADD COLUMN     "score_curve" "ScoreCurve" NOT NULL DEFAULT 'Exponential',
ADD COLUMN     "score_table" INTEGER[] DEFAULT ARRAY[]::INTEGER[];

-- A table begins with the original score, and is needed by its curve.
ALTER TABLE "challenge" ADD CONSTRAINT "challenge_score_table_begins_with_original_score"
  CHECK ("score_curve" <> 'Table' OR coalesce("score_table"[1] = "original_score", false));
