-- AlterTable
ALTER TABLE "solve" ADD COLUMN     "takes_blood" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "voided_solve" ADD COLUMN     "takes_blood" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "granted_solve" (
    "submission_id" INTEGER NOT NULL,
    "reason" VARCHAR(500) NOT NULL,
    "granted_at" TIMESTAMPTZ(3) NOT NULL,
    "user_id" UUID,

    CONSTRAINT "granted_solve_pkey" PRIMARY KEY ("submission_id")
);

-- CreateIndex
CREATE INDEX "granted_solve_user_id_idx" ON "granted_solve"("user_id");

-- AddForeignKey
ALTER TABLE "granted_solve" ADD CONSTRAINT "granted_solve_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submission"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "granted_solve" ADD CONSTRAINT "granted_solve_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
