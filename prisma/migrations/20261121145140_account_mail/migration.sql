-- CreateEnum
CREATE TYPE "MailKind" AS ENUM ('ConfirmRegistration', 'ResetPassword', 'ChangeEmail', 'Test');

-- CreateEnum
CREATE TYPE "MailTokenPurpose" AS ENUM ('ResetPassword', 'ChangeEmail');

-- AlterTable
ALTER TABLE "user" ADD COLUMN     "held_until" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "outgoing_mail" (
    "id" UUID NOT NULL,
    "kind" "MailKind" NOT NULL,
    "recipient" VARCHAR(256) NOT NULL,
    "locale" VARCHAR(8) NOT NULL,
    "message_id" TEXT NOT NULL,
    "link_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outgoing_mail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pending_registration" (
    "id" UUID NOT NULL,
    "user_name" VARCHAR(16) NOT NULL,
    "normalized_user_name" TEXT NOT NULL,
    "email" VARCHAR(256) NOT NULL,
    "normalized_email" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "held_until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "pending_registration_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mail_token" (
    "id" UUID NOT NULL,
    "purpose" "MailTokenPurpose" NOT NULL,
    "user_id" UUID,
    "email" VARCHAR(256) NOT NULL,
    "user_digest" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mail_token_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "outgoing_mail_created_at_idx" ON "outgoing_mail"("created_at");

-- CreateIndex
CREATE INDEX "pending_registration_normalized_email_idx" ON "pending_registration"("normalized_email");

-- CreateIndex
CREATE INDEX "pending_registration_normalized_user_name_idx" ON "pending_registration"("normalized_user_name");

-- CreateIndex
CREATE INDEX "pending_registration_held_until_idx" ON "pending_registration"("held_until");

-- CreateIndex
CREATE INDEX "mail_token_user_id_idx" ON "mail_token"("user_id");

-- CreateIndex
CREATE INDEX "mail_token_expires_at_idx" ON "mail_token"("expires_at");

-- CreateIndex
CREATE INDEX "user_held_until_idx" ON "user"("held_until");

-- AddForeignKey
ALTER TABLE "mail_token" ADD CONSTRAINT "mail_token_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
