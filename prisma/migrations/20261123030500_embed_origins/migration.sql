-- AlterTable
ALTER TABLE "game" ADD COLUMN     "embed_origins" TEXT[] DEFAULT ARRAY[]::TEXT[];
