-- CreateEnum
CREATE TYPE "CertificateRule" AS ENUM ('Off', 'AllTeams', 'RankedTeams', 'FirstTeams');

-- AlterTable
ALTER TABLE "game" ADD COLUMN     "certificate_rule" "CertificateRule" NOT NULL DEFAULT 'Off',
ADD COLUMN     "certificate_signature" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "certificate_team_limit" INTEGER NOT NULL DEFAULT 10,
ADD COLUMN     "certificate_text" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "certificate" (
    "id" SERIAL NOT NULL,
    "code" VARCHAR(20) NOT NULL,
    "game_id" INTEGER NOT NULL,
    "participation_id" INTEGER NOT NULL,
    "user_id" UUID,
    "user_name" TEXT,
    "team_name" TEXT NOT NULL,
    "division" TEXT,
    "score" INTEGER NOT NULL,
    "rank" INTEGER,
    "team_count" INTEGER NOT NULL,
    "division_rank" INTEGER,
    "division_team_count" INTEGER,
    "issued_at" TIMESTAMPTZ(3) NOT NULL,
    "withdrawn_at" TIMESTAMPTZ(3),
    "withdrawal_reason" TEXT,

    CONSTRAINT "certificate_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "certificate_code_key" ON "certificate"("code");

-- CreateIndex
CREATE INDEX "certificate_game_id_issued_at_idx" ON "certificate"("game_id", "issued_at");

-- CreateIndex
CREATE INDEX "certificate_participation_id_idx" ON "certificate"("participation_id");

-- CreateIndex
CREATE INDEX "certificate_user_id_idx" ON "certificate"("user_id");

-- AddForeignKey
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_participation_id_game_id_fkey" FOREIGN KEY ("participation_id", "game_id") REFERENCES "participation"("id", "game_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
