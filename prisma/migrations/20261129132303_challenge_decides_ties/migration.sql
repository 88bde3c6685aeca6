-- AlterTable
ALTER TABLE "challenge" ADD COLUMN     "decides_ties" BOOLEAN NOT NULL DEFAULT true;
