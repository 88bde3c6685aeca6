-- AlterTable
ALTER TABLE "game" ADD COLUMN     "blood_bonus_points" INTEGER[] DEFAULT ARRAY[]::INTEGER[];
