-- AlterTable
ALTER TABLE "challenge" ADD COLUMN     "source_key" VARCHAR(512);

-- CreateIndex
CREATE UNIQUE INDEX "challenge_game_id_source_key_key" ON "challenge"("game_id", "source_key");
