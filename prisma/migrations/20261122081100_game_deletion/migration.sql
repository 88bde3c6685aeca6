-- AlterTable
ALTER TABLE "game" ADD COLUMN     "deleted_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "game_deletion" (
    "game_id" INTEGER NOT NULL,
    "rows_total" INTEGER,
    "rows_deleted" INTEGER NOT NULL DEFAULT 0,
    "failure" TEXT,

    CONSTRAINT "game_deletion_pkey" PRIMARY KEY ("game_id")
);

-- AddForeignKey
ALTER TABLE "game_deletion" ADD CONSTRAINT "game_deletion_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;
