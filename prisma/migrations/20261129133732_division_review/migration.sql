-- AlterTable
ALTER TABLE "division" ADD COLUMN     "requires_review" BOOLEAN;
