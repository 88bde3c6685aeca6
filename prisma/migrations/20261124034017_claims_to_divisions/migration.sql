-- AlterTable
ALTER TABLE "identity_provider" ADD COLUMN     "division_claim" VARCHAR(256) NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "linked_identity" ADD COLUMN     "divisions" TEXT[] DEFAULT ARRAY[]::TEXT[];
