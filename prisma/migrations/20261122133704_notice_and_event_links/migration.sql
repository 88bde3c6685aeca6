-- AlterTable
ALTER TABLE "game_event" ADD COLUMN     "challenge_id" INTEGER,
ADD COLUMN     "owner_team_id" INTEGER;

-- AlterTable
ALTER TABLE "game_notice" ADD COLUMN     "challenge_id" INTEGER,
ADD COLUMN     "team_id" INTEGER;

-- A blood of before is the submission that was judged at its moment with its type.
UPDATE "game_notice" AS notice SET "team_id" = found.team_id, "challenge_id" = found.challenge_id
FROM (
  SELECT notice.id, min(submission.team_id) AS team_id, min(submission.challenge_id) AS challenge_id
  FROM "game_notice" AS notice
  JOIN "submission" AS submission ON submission.game_id = notice.game_id
    AND submission.submitted_at = notice.published_at AND submission.type::text = notice.type::text
  WHERE notice.type IN ('FirstBlood', 'SecondBlood', 'ThirdBlood')
  GROUP BY notice.id HAVING count(*) = 1
) AS found WHERE found.id = notice.id;

-- Other notices name the challenge only: those whose title one challenge of the game has.
UPDATE "game_notice" AS notice SET "challenge_id" = found.challenge_id
FROM (
  SELECT notice.id, min(challenge.id) AS challenge_id
  FROM "game_notice" AS notice
  JOIN "challenge" AS challenge ON challenge.game_id = notice.game_id AND challenge.title = notice."values"[1]
  WHERE notice.type IN ('NewHint', 'NewChallenge')
  GROUP BY notice.id HAVING count(*) = 1
) AS found WHERE found.id = notice.id;

-- The other events hold the id of their challenge among their values.
UPDATE "game_event" AS event SET "challenge_id" = found.challenge_id, "owner_team_id" = found.owner_team_id
FROM (
  SELECT event.id, min(cheat.challenge_id) AS challenge_id, min(owner.team_id) AS owner_team_id
  FROM "game_event" AS event
  JOIN "cheat" AS cheat ON cheat.game_id = event.game_id AND cheat.created_at = event.published_at
  JOIN "participation" AS sender ON sender.id = cheat.submit_participation_id AND sender.team_id = event.team_id
  JOIN "participation" AS owner ON owner.id = cheat.source_participation_id
  WHERE event.type = 'CheatDetected'
  GROUP BY event.id HAVING count(*) = 1
) AS found WHERE found.id = event.id;
