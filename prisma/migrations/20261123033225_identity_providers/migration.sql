-- CreateEnum
CREATE TYPE "IdentityProtocol" AS ENUM ('OpenIdConnect', 'Ctftime');

-- CreateTable
CREATE TABLE "identity_provider" (
    "id" SERIAL NOT NULL,
    "key" VARCHAR(32) NOT NULL,
    "protocol" "IdentityProtocol" NOT NULL,
    "label" VARCHAR(64) NOT NULL,
    "is_enabled" BOOLEAN NOT NULL DEFAULT true,
    "allows_sign_up" BOOLEAN NOT NULL DEFAULT true,
    "issuer" VARCHAR(512) NOT NULL,
    "client_id" VARCHAR(256) NOT NULL,
    "client_secret" TEXT,
    "scopes" VARCHAR(256) NOT NULL,
    "user_name_claim" VARCHAR(256) NOT NULL,
    "real_name_claim" VARCHAR(256) NOT NULL,
    "role_claim" VARCHAR(256) NOT NULL DEFAULT '',
    "monitor_values" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "admin_values" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "team_claim" VARCHAR(256) NOT NULL DEFAULT '',
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "identity_provider_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "linked_identity" (
    "id" UUID NOT NULL,
    "provider_id" INTEGER NOT NULL,
    "issuer" VARCHAR(512) NOT NULL,
    "subject" VARCHAR(255) NOT NULL,
    "user_id" UUID NOT NULL,
    "name" VARCHAR(256) NOT NULL,
    "granted_role" "Role",
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "linked_identity_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "identity_team" (
    "provider_id" INTEGER NOT NULL,
    "value" VARCHAR(255) NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "team_id" INTEGER NOT NULL,

    CONSTRAINT "identity_team_pkey" PRIMARY KEY ("provider_id","value")
);

-- CreateIndex
CREATE UNIQUE INDEX "identity_provider_key_key" ON "identity_provider"("key");

-- CreateIndex
CREATE UNIQUE INDEX "linked_identity_provider_id_issuer_subject_key" ON "linked_identity"("provider_id", "issuer", "subject");

-- CreateIndex
CREATE UNIQUE INDEX "linked_identity_user_id_provider_id_key" ON "linked_identity"("user_id", "provider_id");

-- CreateIndex
CREATE UNIQUE INDEX "identity_team_team_id_provider_id_key" ON "identity_team"("team_id", "provider_id");

-- AddForeignKey
ALTER TABLE "linked_identity" ADD CONSTRAINT "linked_identity_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "identity_provider"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "linked_identity" ADD CONSTRAINT "linked_identity_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "identity_team" ADD CONSTRAINT "identity_team_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "identity_provider"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "identity_team" ADD CONSTRAINT "identity_team_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE CASCADE ON UPDATE CASCADE;
