-- CreateEnum
CREATE TYPE "AuditDoor" AS ENUM ('Rest', 'GraphQL', 'Command', 'Platform');

-- CreateTable
CREATE TABLE "audit_entry" (
    "seq" BIGINT NOT NULL,
    "time" TIMESTAMPTZ(3) NOT NULL,
    "action" VARCHAR(60) NOT NULL,
    "door" "AuditDoor" NOT NULL,
    "actor_id" UUID,
    "actor_name" VARCHAR(40) NOT NULL,
    "session_id" UUID,
    "token_id" INTEGER,
    "ip" VARCHAR(40),
    "request_id" VARCHAR(64),
    "subject_type" VARCHAR(20) NOT NULL,
    "subject_id" VARCHAR(200),
    "subject_name" VARCHAR(200),
    "game_id" INTEGER,
    "before" JSONB,
    "after" JSONB,
    "previous_hash" BYTEA NOT NULL,
    "hash" BYTEA NOT NULL,

    CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("seq")
);

-- CreateTable
CREATE TABLE "audit_chain" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "seq" BIGINT NOT NULL,
    "hash" BYTEA NOT NULL,
    "signature" BYTEA NOT NULL,
    "anchor_seq" BIGINT NOT NULL,
    "anchor_hash" BYTEA NOT NULL,
    "anchor_signature" BYTEA NOT NULL,

    CONSTRAINT "audit_chain_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "audit_entry_action_seq_idx" ON "audit_entry"("action", "seq");

-- CreateIndex
CREATE INDEX "audit_entry_actor_id_seq_idx" ON "audit_entry"("actor_id", "seq");

-- CreateIndex
CREATE INDEX "audit_entry_subject_type_subject_id_seq_idx" ON "audit_entry"("subject_type", "subject_id", "seq");

-- CreateIndex
CREATE INDEX "audit_entry_game_id_seq_idx" ON "audit_entry"("game_id", "seq");

-- CreateIndex
CREATE INDEX "audit_entry_time_idx" ON "audit_entry"("time");

-- The trail is one chain, so its ends are one row.
ALTER TABLE "audit_chain" ADD CONSTRAINT "audit_chain_one_row" CHECK ("id" = 1);
INSERT INTO "audit_chain" ("seq", "hash", "signature", "anchor_seq", "anchor_hash", "anchor_signature")
VALUES (0, decode(repeat('00', 32), 'hex'), '', 0, decode(repeat('00', 32), 'hex'), '');

-- Entries are never changed, and removed only where retention has moved the anchor past them.
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.seq <= (SELECT anchor_seq FROM audit_chain) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'the audit trail is append only: % of audit_entry is refused', TG_OP
    USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER "audit_entry_append_only" BEFORE UPDATE OR DELETE ON "audit_entry"
  FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();
CREATE TRIGGER "audit_entry_not_truncated" BEFORE TRUNCATE ON "audit_entry"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
