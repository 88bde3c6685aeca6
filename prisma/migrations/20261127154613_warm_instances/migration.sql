-- AlterTable
ALTER TABLE "challenge" ADD COLUMN     "warm_instances" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "container" ADD COLUMN     "warm_challenge_id" INTEGER,
ADD COLUMN     "warm_settings" TEXT;

-- CreateIndex
CREATE INDEX "container_warm_challenge_id_idx" ON "container"("warm_challenge_id");

-- AddForeignKey
ALTER TABLE "container" ADD CONSTRAINT "container_warm_challenge_id_fkey" FOREIGN KEY ("warm_challenge_id") REFERENCES "challenge"("id") ON DELETE SET NULL ON UPDATE CASCADE;
