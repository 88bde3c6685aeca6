-- CreateEnum
CREATE TYPE "AdjustmentKind" AS ENUM ('Award', 'Hint');

-- AlterEnum
ALTER TYPE "BoardChangeKind" ADD VALUE 'adjustment';

-- CreateTable
CREATE TABLE "score_adjustment" (
    "id" SERIAL NOT NULL,
    "game_id" INTEGER NOT NULL,
    "participation_id" INTEGER NOT NULL,
    "kind" "AdjustmentKind" NOT NULL,
    "points" INTEGER NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "made_at" TIMESTAMPTZ(3) NOT NULL,
    "user_id" UUID,
    "token_name" VARCHAR(64),
    "idempotency_key" VARCHAR(64),
    "is_revealed" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "score_adjustment_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "score_adjustment_participation_id_idx" ON "score_adjustment"("participation_id");

-- CreateIndex
CREATE INDEX "score_adjustment_user_id_idx" ON "score_adjustment"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "score_adjustment_game_id_idempotency_key_key" ON "score_adjustment"("game_id", "idempotency_key");

-- AddForeignKey
ALTER TABLE "score_adjustment" ADD CONSTRAINT "score_adjustment_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "score_adjustment" ADD CONSTRAINT "score_adjustment_participation_id_game_id_fkey" FOREIGN KEY ("participation_id", "game_id") REFERENCES "participation"("id", "game_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "score_adjustment" ADD CONSTRAINT "score_adjustment_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "score_adjustment"
  ADD CONSTRAINT "score_adjustment_has_points" CHECK ("points" BETWEEN -1000000 AND 1000000 AND "points" <> 0);
