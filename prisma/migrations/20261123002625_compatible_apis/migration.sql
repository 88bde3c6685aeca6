-- AlterTable
ALTER TABLE "game" ADD COLUMN     "has_compatible_apis" BOOLEAN NOT NULL DEFAULT false;
