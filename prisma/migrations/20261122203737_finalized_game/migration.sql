-- AlterTable
ALTER TABLE "game" ADD COLUMN     "finalized_at" TIMESTAMPTZ(3);
