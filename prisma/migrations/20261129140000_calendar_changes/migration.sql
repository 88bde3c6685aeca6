-- AlterTable
ALTER TABLE "game" ADD COLUMN     "calendar_changed_at" TIMESTAMPTZ(3),
ADD COLUMN     "calendar_sequence" INTEGER NOT NULL DEFAULT 0;

-- Many use cases move the times of a game, so the database counts the changes.
CREATE FUNCTION "count_calendar_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.calendar_sequence := OLD.calendar_sequence + 1;
  NEW.calendar_changed_at := now();
  RETURN NEW;
END
$$;
CREATE TRIGGER "game_calendar_change" BEFORE UPDATE OF "title", "summary", "start_at", "end_at" ON "game"
  FOR EACH ROW
  WHEN ((OLD.title, OLD.summary, OLD.start_at, OLD.end_at) IS DISTINCT FROM (NEW.title, NEW.summary, NEW.start_at, NEW.end_at))
  EXECUTE FUNCTION "count_calendar_change"();
