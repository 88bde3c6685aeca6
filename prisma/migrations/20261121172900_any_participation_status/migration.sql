-- Administrators may set any status, "Unsubmitted" included.
ALTER TABLE "participation" DROP CONSTRAINT "participation_status_is_stored";
