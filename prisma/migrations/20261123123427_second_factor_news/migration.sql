-- AlterEnum
ALTER TYPE "MailKind" ADD VALUE 'TotpAdded';
ALTER TYPE "MailKind" ADD VALUE 'TotpRemoved';
ALTER TYPE "MailKind" ADD VALUE 'RecoveryCodeUsed';

-- AlterTable
ALTER TABLE "log_in_step" ADD COLUMN     "provider_key" VARCHAR(32);
