-- CreateEnum
CREATE TYPE "WebhookForm" AS ENUM ('Standard', 'Discord', 'Slack');

-- CreateEnum
CREATE TYPE "WebhookDeliveryStatus" AS ENUM ('Waiting', 'Delivered', 'Failed');

-- CreateTable
CREATE TABLE "webhook" (
    "id" SERIAL NOT NULL,
    "game_id" INTEGER,
    "name" VARCHAR(64) NOT NULL,
    "sealed_url" BYTEA NOT NULL,
    "origin" VARCHAR(300) NOT NULL,
    "form" "WebhookForm" NOT NULL DEFAULT 'Standard',
    "events" TEXT[],
    "is_for_organizers" BOOLEAN NOT NULL DEFAULT false,
    "is_enabled" BOOLEAN NOT NULL DEFAULT true,
    "locale" VARCHAR(8) NOT NULL,
    "secret_id" UUID NOT NULL,
    "previous_secret_id" UUID,
    "previous_secret_until" TIMESTAMPTZ(3),
    "failing_since" TIMESTAMPTZ(3),
    "switched_off_at" TIMESTAMPTZ(3),
    "paused_until" TIMESTAMPTZ(3),
    "claimed_until" TIMESTAMPTZ(3),
    "board_mark" TEXT,
    "board_marked_at" TIMESTAMPTZ(3),
    "created_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_fact" (
    "id" BIGSERIAL NOT NULL,
    "game_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "row_key" TEXT NOT NULL,
    "made_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_fact_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_delivery" (
    "id" UUID NOT NULL,
    "webhook_id" INTEGER NOT NULL,
    "type" VARCHAR(64) NOT NULL,
    "source" VARCHAR(100) NOT NULL,
    "body" TEXT NOT NULL,
    "status" "WebhookDeliveryStatus" NOT NULL DEFAULT 'Waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "tried_at" TIMESTAMPTZ(3),
    "response_status" INTEGER,
    "response_text" TEXT,
    "duration_ms" INTEGER,
    "failure" TEXT,

    CONSTRAINT "webhook_delivery_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "webhook_game_id_idx" ON "webhook"("game_id");

-- CreateIndex
CREATE INDEX "webhook_created_by_id_idx" ON "webhook"("created_by_id");

-- CreateIndex
CREATE INDEX "webhook_fact_game_id_idx" ON "webhook_fact"("game_id");

-- CreateIndex
CREATE INDEX "webhook_delivery_webhook_id_id_idx" ON "webhook_delivery"("webhook_id", "id" DESC);

-- CreateIndex
CREATE INDEX "webhook_delivery_status_due_at_idx" ON "webhook_delivery"("status", "due_at");

-- CreateIndex
CREATE UNIQUE INDEX "webhook_delivery_webhook_id_source_key" ON "webhook_delivery"("webhook_id", "source");

-- AddForeignKey
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_fact" ADD CONSTRAINT "webhook_fact_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhook"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Stores that a row was inserted or changed, for the webhooks that want one of the types of the third argument. It runs
-- in the transaction of the row, so no fact is lost and none is told that was rolled back. The first argument is the kind
-- of the fact, the second the column with the row's key.
CREATE FUNCTION "queue_webhook_fact"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "webhook_fact" ("game_id", "kind", "row_key")
  SELECT NEW."game_id", TG_ARGV[0], to_jsonb(NEW) ->> TG_ARGV[1]
  WHERE EXISTS (
    SELECT FROM "webhook" WHERE "is_enabled" AND ("game_id" = NEW."game_id" OR "game_id" IS NULL)
      AND "events" && TG_ARGV[2]::text[]);
  RETURN NULL;
END $$;

-- The same for containers, which name no game.
CREATE FUNCTION "queue_container_fact"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "webhook_fact" ("game_id", "kind", "row_key")
  SELECT "assignment"."game_id", 'containerFailed', NEW."id"::text FROM "assignment"
  WHERE "assignment"."container_id" = NEW."id" AND EXISTS (
    SELECT FROM "webhook" WHERE "is_enabled" AND ("game_id" = "assignment"."game_id" OR "game_id" IS NULL)
      AND "events" && '{container.failed}'::text[]);
  RETURN NULL;
END $$;

CREATE TRIGGER "game_notice_webhook_fact" AFTER INSERT ON "game_notice" FOR EACH ROW
  EXECUTE FUNCTION "queue_webhook_fact"('notice', 'id',
    '{game.notice.created,challenge.released,challenge.hint_added,challenge.blood}');

CREATE TRIGGER "solve_webhook_fact" AFTER INSERT ON "solve" FOR EACH ROW
  EXECUTE FUNCTION "queue_webhook_fact"('solve', 'submission_id', '{challenge.solved}');

CREATE TRIGGER "cheat_webhook_fact" AFTER INSERT ON "cheat" FOR EACH ROW
  EXECUTE FUNCTION "queue_webhook_fact"('cheat', 'submission_id', '{submission.cheat_detected}');

CREATE TRIGGER "participation_webhook_fact" AFTER INSERT ON "participation" FOR EACH ROW
  EXECUTE FUNCTION "queue_webhook_fact"('join', 'id', '{team.joined}');

CREATE TRIGGER "participation_status_webhook_fact" AFTER UPDATE OF "status" ON "participation" FOR EACH ROW
  WHEN (NEW."status" IS DISTINCT FROM OLD."status")
  EXECUTE FUNCTION "queue_webhook_fact"('participation', 'id', '{participation.changed}');

CREATE TRIGGER "participation_writeup_webhook_fact" AFTER UPDATE OF "writeup_at" ON "participation" FOR EACH ROW
  WHEN (NEW."writeup_at" IS NOT NULL AND NEW."writeup_at" IS DISTINCT FROM OLD."writeup_at")
  EXECUTE FUNCTION "queue_webhook_fact"('writeup', 'id', '{writeup.submitted}');

CREATE TRIGGER "container_webhook_fact" AFTER UPDATE OF "failure" ON "container" FOR EACH ROW
  WHEN (OLD."failure" IS NULL AND NEW."failure" IS NOT NULL)
  EXECUTE FUNCTION "queue_container_fact"();
