-- AlterTable
ALTER TABLE "webhook_delivery" ADD COLUMN     "is_for_organizers" BOOLEAN NOT NULL DEFAULT false;
