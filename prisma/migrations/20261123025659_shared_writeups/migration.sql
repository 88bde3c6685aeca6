-- CreateEnum
CREATE TYPE "PlayerWriteups" AS ENUM ('Off', 'AfterApproval', 'AtOnce');

-- CreateEnum
CREATE TYPE "WriteupKind" AS ENUM ('Pdf', 'Text', 'Link');

-- CreateEnum
CREATE TYPE "WriteupState" AS ENUM ('Waiting', 'Published', 'Refused');

-- AlterTable
ALTER TABLE "game" ADD COLUMN     "player_writeups" "PlayerWriteups" NOT NULL DEFAULT 'Off';

-- CreateTable
CREATE TABLE "shared_writeup" (
    "id" SERIAL NOT NULL,
    "game_id" INTEGER NOT NULL,
    "participation_id" INTEGER NOT NULL,
    "user_id" UUID,
    "solved_id" INTEGER,
    "kind" "WriteupKind" NOT NULL,
    "content" TEXT NOT NULL DEFAULT '',
    "state" "WriteupState" NOT NULL DEFAULT 'Waiting',
    "refusal" VARCHAR(300) NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "submitted_at" TIMESTAMPTZ(3) NOT NULL,
    "published_at" TIMESTAMPTZ(3),

    CONSTRAINT "shared_writeup_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "shared_writeup_challenge" (
    "writeup_id" INTEGER NOT NULL,
    "challenge_id" INTEGER NOT NULL,
    "game_id" INTEGER NOT NULL,

    CONSTRAINT "shared_writeup_challenge_pkey" PRIMARY KEY ("writeup_id","challenge_id")
);

-- CreateIndex
CREATE INDEX "shared_writeup_game_id_state_submitted_at_idx" ON "shared_writeup"("game_id", "state", "submitted_at");

-- CreateIndex
CREATE INDEX "shared_writeup_participation_id_solved_id_idx" ON "shared_writeup"("participation_id", "solved_id");

-- CreateIndex
CREATE UNIQUE INDEX "shared_writeup_id_game_id_key" ON "shared_writeup"("id", "game_id");

-- CreateIndex
CREATE UNIQUE INDEX "shared_writeup_user_id_solved_id_key" ON "shared_writeup"("user_id", "solved_id");

-- CreateIndex
CREATE INDEX "shared_writeup_challenge_challenge_id_idx" ON "shared_writeup_challenge"("challenge_id");

-- AddForeignKey
ALTER TABLE "shared_writeup" ADD CONSTRAINT "shared_writeup_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shared_writeup" ADD CONSTRAINT "shared_writeup_participation_id_game_id_fkey" FOREIGN KEY ("participation_id", "game_id") REFERENCES "participation"("id", "game_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shared_writeup" ADD CONSTRAINT "shared_writeup_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shared_writeup" ADD CONSTRAINT "shared_writeup_participation_id_solved_id_fkey" FOREIGN KEY ("participation_id", "solved_id") REFERENCES "solve"("participation_id", "challenge_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shared_writeup_challenge" ADD CONSTRAINT "shared_writeup_challenge_writeup_id_game_id_fkey" FOREIGN KEY ("writeup_id", "game_id") REFERENCES "shared_writeup"("id", "game_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shared_writeup_challenge" ADD CONSTRAINT "shared_writeup_challenge_challenge_id_game_id_fkey" FOREIGN KEY ("challenge_id", "game_id") REFERENCES "challenge"("id", "game_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A PDF belongs to a team, a text or a link to a player and a solve.
ALTER TABLE "shared_writeup" ADD CONSTRAINT "shared_writeup_has_its_author" CHECK (
  ("kind" = 'Pdf') = ("user_id" IS NULL) AND ("kind" = 'Pdf') = ("solved_id" IS NULL)
);

CREATE UNIQUE INDEX "shared_writeup_pdf_key" ON "shared_writeup"("participation_id") WHERE "kind" = 'Pdf';
