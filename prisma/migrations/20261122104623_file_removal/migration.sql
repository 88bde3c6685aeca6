-- AlterTable
ALTER TABLE "file" ADD COLUMN     "removing_at" TIMESTAMPTZ(3);
