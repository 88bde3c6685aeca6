-- AlterTable
ALTER TABLE "session" ADD COLUMN     "is_strong" BOOLEAN NOT NULL DEFAULT false;
