-- AlterTable
ALTER TABLE "game" ADD COLUMN     "has_flag_box" BOOLEAN NOT NULL DEFAULT false;
