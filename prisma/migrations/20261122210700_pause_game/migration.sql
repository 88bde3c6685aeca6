-- AlterTable
ALTER TABLE "game" ADD COLUMN     "paused_at" TIMESTAMPTZ(3);
