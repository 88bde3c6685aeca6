-- AlterTable
ALTER TABLE "challenge" ADD COLUMN     "close_at" TIMESTAMPTZ(3),
ADD COLUMN     "is_released" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "release_at" TIMESTAMPTZ(3);

ALTER TABLE "challenge"
  ADD CONSTRAINT "challenge_closes_after_its_release" CHECK ("close_at" > "release_at"),
  -- A challenge without a time of release is released.
  ADD CONSTRAINT "challenge_waits_for_a_release" CHECK ("is_released" OR "release_at" IS NOT NULL);

-- Every process asks once a second for the next release.
CREATE INDEX "challenge_next_release" ON "challenge" ("release_at") WHERE NOT "is_released";
