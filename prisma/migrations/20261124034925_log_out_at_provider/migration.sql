-- AlterTable
ALTER TABLE "identity_provider" ADD COLUMN     "ends_session" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "session" ADD COLUMN     "provider_key" VARCHAR(32);
