-- CreateTable
CREATE TABLE "judged_again" (
    "submission_id" INTEGER NOT NULL,
    "game_id" INTEGER NOT NULL,
    "challenge_id" INTEGER NOT NULL,
    "participation_id" INTEGER NOT NULL,
    "reason" VARCHAR(500) NOT NULL,
    "judged_at" TIMESTAMPTZ(3) NOT NULL,
    "user_id" UUID,

    CONSTRAINT "judged_again_pkey" PRIMARY KEY ("submission_id")
);

-- CreateIndex
CREATE INDEX "judged_again_participation_id_challenge_id_idx" ON "judged_again"("participation_id", "challenge_id");

-- CreateIndex
CREATE INDEX "judged_again_game_id_idx" ON "judged_again"("game_id");

-- CreateIndex
CREATE INDEX "judged_again_user_id_idx" ON "judged_again"("user_id");

-- AddForeignKey
ALTER TABLE "judged_again" ADD CONSTRAINT "judged_again_participation_id_challenge_id_game_id_submiss_fkey" FOREIGN KEY ("participation_id", "challenge_id", "game_id", "submission_id") REFERENCES "submission"("participation_id", "challenge_id", "game_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "judged_again" ADD CONSTRAINT "judged_again_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
