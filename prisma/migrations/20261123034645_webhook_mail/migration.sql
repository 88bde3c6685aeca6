-- AlterEnum
ALTER TYPE "MailKind" ADD VALUE 'WebhookDisabled';
