-- Corrections are told to webhooks by their entries in the audit trail.
CREATE TRIGGER "audit_correction_webhook_fact" AFTER INSERT ON "audit_entry" FOR EACH ROW
  WHEN (NEW."action" IN ('solves.voided', 'solves.restored', 'solve.granted', 'answers.judgedAgain'))
  EXECUTE FUNCTION "queue_webhook_fact"('correction', 'seq', '{solves.corrected}');
