-- AlterTable
ALTER TABLE "identity_provider" ADD COLUMN     "trusts_mail" BOOLEAN NOT NULL DEFAULT false;
