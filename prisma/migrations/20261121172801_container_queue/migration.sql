-- CreateEnum
CREATE TYPE "ContainerPhase" AS ENUM ('Queued', 'Pulling', 'Starting');

-- AlterTable
ALTER TABLE "container" ADD COLUMN     "failure" TEXT,
ADD COLUMN     "phase" "ContainerPhase" NOT NULL DEFAULT 'Queued',
ADD COLUMN     "progress" INTEGER,
ADD COLUMN     "queued_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "stopping_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "container_status_queued_at_id_idx" ON "container"("status", "queued_at", "id");
