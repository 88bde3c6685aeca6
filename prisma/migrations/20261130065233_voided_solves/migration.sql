-- CreateTable
CREATE TABLE "voided_solve" (
    "submission_id" INTEGER NOT NULL,
    "game_id" INTEGER NOT NULL,
    "challenge_id" INTEGER NOT NULL,
    "participation_id" INTEGER NOT NULL,
    "solved_at" TIMESTAMPTZ(3) NOT NULL,
    "is_revealed" BOOLEAN NOT NULL,
    "type" "SubmissionType" NOT NULL,
    "repeats" INTEGER[],
    "kept" JSONB NOT NULL,
    "reason" VARCHAR(500) NOT NULL,
    "may_answer_again" BOOLEAN NOT NULL,
    "voided_at" TIMESTAMPTZ(3) NOT NULL,
    "user_id" UUID,

    CONSTRAINT "voided_solve_pkey" PRIMARY KEY ("submission_id")
);

-- CreateIndex
CREATE INDEX "voided_solve_participation_id_challenge_id_idx" ON "voided_solve"("participation_id", "challenge_id");

-- CreateIndex
CREATE INDEX "voided_solve_game_id_idx" ON "voided_solve"("game_id");

-- CreateIndex
CREATE INDEX "voided_solve_user_id_idx" ON "voided_solve"("user_id");

-- AddForeignKey
ALTER TABLE "voided_solve" ADD CONSTRAINT "voided_solve_participation_id_challenge_id_game_id_submiss_fkey" FOREIGN KEY ("participation_id", "challenge_id", "game_id", "submission_id") REFERENCES "submission"("participation_id", "challenge_id", "game_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "voided_solve" ADD CONSTRAINT "voided_solve_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
