-- CreateTable
CREATE TABLE "challenge_source" (
    "challenge_id" INTEGER NOT NULL,
    "game_id" INTEGER NOT NULL,
    "format" VARCHAR(32) NOT NULL,
    "document" TEXT NOT NULL,
    "sha256" CHAR(64) NOT NULL,

    CONSTRAINT "challenge_source_pkey" PRIMARY KEY ("challenge_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "challenge_source_challenge_id_game_id_key" ON "challenge_source"("challenge_id", "game_id");

-- AddForeignKey
ALTER TABLE "challenge_source" ADD CONSTRAINT "challenge_source_challenge_id_game_id_fkey" FOREIGN KEY ("challenge_id", "game_id") REFERENCES "challenge"("id", "game_id") ON DELETE CASCADE ON UPDATE CASCADE;
