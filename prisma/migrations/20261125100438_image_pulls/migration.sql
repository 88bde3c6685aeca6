-- CreateEnum
CREATE TYPE "ImagePullStatus" AS ENUM ('Queued', 'Pulling', 'Pulled', 'Failed');

-- CreateTable
CREATE TABLE "image_pull" (
    "engine" TEXT NOT NULL,
    "image" TEXT NOT NULL,
    "status" "ImagePullStatus" NOT NULL DEFAULT 'Queued',
    "progress" INTEGER,
    "message" TEXT,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "image_pull_pkey" PRIMARY KEY ("engine","image")
);
