-- The price of a hint is decided when it is bought: 0 outside of the live game.
ALTER TABLE "score_adjustment" DROP CONSTRAINT "score_adjustment_has_points";
ALTER TABLE "score_adjustment" DROP CONSTRAINT "score_adjustment_hint_costs";

UPDATE "score_adjustment" SET "points" = 0 FROM "game"
WHERE "game"."id" = "score_adjustment"."game_id" AND "kind" = 'Hint'
  AND ("made_at" < "game"."start_at" OR "made_at" >= "game"."end_at");

ALTER TABLE "score_adjustment"
  ADD CONSTRAINT "score_adjustment_has_points" CHECK (
    "points" BETWEEN -1000000 AND 1000000 AND ("points" <> 0 OR "kind" = 'Hint')
  );
ALTER TABLE "score_adjustment"
  ADD CONSTRAINT "score_adjustment_hint_costs" CHECK (
    "kind" = 'Award' AND "hint_id" IS NULL OR "kind" = 'Hint' AND "hint_id" IS NOT NULL AND "points" <= 0
  );
