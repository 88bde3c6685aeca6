-- AlterTable
ALTER TABLE "container" ADD COLUMN     "engine" TEXT;
