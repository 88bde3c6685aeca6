-- CreateTable
CREATE TABLE "game_pause" (
    "game_id" INTEGER NOT NULL,
    "paused_at" TIMESTAMPTZ(3) NOT NULL,
    "resumed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "game_pause_pkey" PRIMARY KEY ("game_id","paused_at")
);

-- AddForeignKey
ALTER TABLE "game_pause" ADD CONSTRAINT "game_pause_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;
