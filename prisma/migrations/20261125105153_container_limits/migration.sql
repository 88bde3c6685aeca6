-- AlterTable
ALTER TABLE "container" ADD COLUMN     "cpu_tenths" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "memory_mib" INTEGER NOT NULL DEFAULT 64;

-- Containers that run during the update count with the limits of their challenges.
UPDATE "container"
SET "memory_mib" = coalesce("challenge"."memory_limit_mib", 64), "cpu_tenths" = coalesce("challenge"."cpu_tenths", 1)
FROM "assignment" JOIN "challenge" ON "challenge"."id" = "assignment"."challenge_id"
WHERE "assignment"."container_id" = "container"."id";
