-- AlterTable
ALTER TABLE "participation" ADD COLUMN     "status_reason" VARCHAR(300);
