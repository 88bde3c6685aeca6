-- DropIndex
DROP INDEX "score_adjustment_participation_id_idx";

-- AlterTable
ALTER TABLE "score_adjustment" ADD COLUMN     "hint_id" INTEGER;

-- CreateTable
CREATE TABLE "hint" (
    "id" SERIAL NOT NULL,
    "challenge_id" INTEGER NOT NULL,
    "game_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "title" VARCHAR(100) NOT NULL DEFAULT '',
    "content" TEXT NOT NULL,
    "cost" INTEGER NOT NULL DEFAULT 0,
    "release_at" TIMESTAMPTZ(3),
    "is_released" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "hint_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "hint_challenge_id_idx" ON "hint"("challenge_id");

-- CreateIndex
CREATE UNIQUE INDEX "hint_id_game_id_key" ON "hint"("id", "game_id");

-- CreateIndex
CREATE INDEX "score_adjustment_hint_id_idx" ON "score_adjustment"("hint_id");

-- CreateIndex
CREATE UNIQUE INDEX "score_adjustment_participation_id_hint_id_key" ON "score_adjustment"("participation_id", "hint_id");

-- AddForeignKey
ALTER TABLE "hint" ADD CONSTRAINT "hint_challenge_id_game_id_fkey" FOREIGN KEY ("challenge_id", "game_id") REFERENCES "challenge"("id", "game_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "score_adjustment" ADD CONSTRAINT "score_adjustment_hint_id_game_id_fkey" FOREIGN KEY ("hint_id", "game_id") REFERENCES "hint"("id", "game_id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "hint"
  ADD CONSTRAINT "hint_cost_is_a_price" CHECK ("cost" BETWEEN 0 AND 1000000);

ALTER TABLE "score_adjustment"
  ADD CONSTRAINT "score_adjustment_hint_costs" CHECK (
    "kind" = 'Award' AND "hint_id" IS NULL OR "kind" = 'Hint' AND "hint_id" IS NOT NULL AND "points" < 0
  );
