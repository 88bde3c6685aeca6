-- AlterTable
ALTER TABLE "board_change" ADD COLUMN     "hidden" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "is_hidden" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "game" ADD COLUMN     "freeze_at" TIMESTAMPTZ(3),
ADD COLUMN     "revealed_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "game_board" ADD COLUMN     "hidden" BIGINT NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "solve" ADD COLUMN     "is_revealed" BOOLEAN NOT NULL DEFAULT false;
