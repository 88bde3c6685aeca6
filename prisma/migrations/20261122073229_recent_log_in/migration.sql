-- AlterEnum
ALTER TYPE "MailKind" ADD VALUE 'EmailChanged';

-- AlterTable
ALTER TABLE "session" ADD COLUMN     "authenticated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
UPDATE "session"
   SET "authenticated_at" = "created_at", "expires_at" = LEAST("expires_at", "created_at" + INTERVAL '30 days');
