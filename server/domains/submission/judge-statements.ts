import { isUnlockable, maskedTitle } from '../game/shown-challenges.ts'
import { takesBlood } from '../game/divisions/division-rights.ts'
import { trimmedFlag } from '../flag/trimmed-flag.ts'
import { playingRows, refusalAt } from '../participation/refusal.ts'
import { isRight, specialFlags } from './right-answer.ts'

const mayNotAgain = `
      WHEN EXISTS (
        SELECT FROM voided_solve voided WHERE voided.participation_id = participation.id
          AND voided.challenge_id = challenge.id AND NOT voided.may_answer_again
      ) THEN 'AnswerVoided'`

// Shared by both statements: the submissions, the time of judging, and the facts about each submission. $1 games,
// $2 challenges, $3 participations, $4 teams, $5 users, $6 answers, $7 addresses, $8 results of the
// flags that the database cannot compare, as JSON, $9 clock offset in milliseconds, $10 names of the users.
const seen = (time: string) => `
WITH input AS MATERIALIZED (
  SELECT * FROM unnest($1::int[], $2::int[], $3::int[], $4::int[], $5::uuid[], $6::text[], $7::text[],
    $8::text[], $10::text[]) WITH ORDINALITY AS item
    (game_id, challenge_id, participation_id, team_id, user_id, answer, ip, tested, user_name, ordinal)
), held AS MATERIALIZED (
  -- Waits for a pause that is being set and reads it. The insertions below would take the same lock.
  SELECT id, paused_at, xmin AS version FROM game WHERE id = ANY($1::int[]) FOR KEY SHARE
), now AS MATERIALIZED (
  -- The time is read after the lock, so a pause is after every answer that it does not refuse. The transaction has
  -- its number before it takes ids: live subscriptions rely on this order.
  SELECT date_trunc('milliseconds', clock_timestamp() + $9::float8 * interval '1 millisecond') AS time,
    pg_current_xact_id()
  FROM (SELECT count(*) FROM held) waited
), timed AS MATERIALIZED (
  SELECT input.*, ${time} AS t FROM input CROSS JOIN now
), seen AS MATERIALIZED (
  SELECT timed.*, game.start_at, game.end_at, challenge.title, challenge.type AS challenge_type,
    challenge.disable_blood_bonus, challenge.submission_limit, challenge.attempt_mode, challenge.cooldown_seconds,
    coalesce(timed.t >= game.freeze_at AND game.revealed_at IS NULL, false) AS is_hidden,
    ${takesBlood('timed.challenge_id', 'participation')} AS takes_blood,
    team.name AS team_name,${refusalAt('timed.t', '(game.paused_at IS NOT NULL OR held.paused_at IS NOT NULL)', mayNotAgain)},
    -- The game changed while the lock was awaited, so the solves that this statement sees can be voided ones.
    coalesce(held.version <> game.xmin, false) AS is_outdated,
    ${isRight('timed')} AS is_correct,
    EXISTS (
      SELECT FROM solve
      WHERE solve.participation_id = timed.participation_id AND solve.challenge_id = timed.challenge_id
    ) AS is_solved,
    coalesce(special.is_bait, false) AS is_bait, coalesce(special.is_untested, false) AS is_untested, special.tests
  FROM timed
  LEFT JOIN held ON held.id = timed.game_id
  -- What the caller remembers of the player may be old: only a member at this time may answer.
  LEFT JOIN participation_member member ON member.game_id = timed.game_id AND member.user_id = timed.user_id
    AND member.participation_id = timed.participation_id
${playingRows('timed', 'member.participation_id')}
  LEFT JOIN LATERAL (${specialFlags('timed')}) special ON true
)`

/** Messages of the log name the submission and not the answer: the log must not contain flags. */
const logMessage = `
  CASE WHEN judged.is_correct THEN 'sent the right flag: ' ELSE 'sent a wrong flag: ' END
    || judged.team_name || ' for ' || judged.title || ' (submission ' || judged.id || ')'`

const cheatMessage = `
  CASE WHEN judged.source_team IS NULL THEN 'sent a bait: ' || judged.team_name
    ELSE 'sent the flag of ' || judged.source_team || ': ' || judged.team_name END
    || ' for ' || judged.title || ' (submission ' || judged.id || ')'`

/** Rows of the platform's log, stored with the answers so that they cost no statement and no commit of their own. */
const storeLog = `
logged AS (
  INSERT INTO log (id, time, level, status, remote_ip, user_name, message, logger)
  SELECT log_id, clock_timestamp(), 'Information', CASE WHEN is_correct THEN 'Success' ELSE 'Failed' END,
    left(ip, 40), left(user_name, 64),${logMessage}, 'platform'
  FROM judged
  UNION ALL
  SELECT cheat_log_id, clock_timestamp(), 'Information', 'Success', left(ip, 40), left(user_name, 64),${cheatMessage}, 'platform'
  FROM judged WHERE status = 'CheatDetected'
)`

const logRows = `
  judged.log_id::text AS "logId",${logMessage} AS "logMessage",
  CASE WHEN judged.status = 'CheatDetected' THEN judged.cheat_log_id::text END AS "cheatLogId",
  CASE WHEN judged.status = 'CheatDetected' THEN${cheatMessage} END AS "cheatLogMessage"`

const storeSubmissions = `
stored AS (
  INSERT INTO submission
    (id, answer, status, type, submitted_at, user_id, team_id, participation_id, game_id, challenge_id, ip)
  SELECT id, answer, status, type, t, user_id, team_id, participation_id, game_id, challenge_id, left(ip, 40)
  FROM judged
), submission_event AS (
  INSERT INTO game_event (id, game_id, type, values, user_id, team_id, challenge_id, published_at)
  SELECT event_id, game_id, 'FlagSubmit',
    ARRAY[CASE WHEN is_correct THEN 'Accepted' ELSE 'WrongAnswer' END, answer, title, challenge_id::text],
    user_id, team_id, challenge_id, t
  FROM judged
)`

/** The owner of the flag, if a wrong answer is the flag of another team: a cheat. */
const cheatSource = (answered: string) => `
  LEFT JOIN LATERAL (
    SELECT assignment.participation_id, team.id AS team_id, team.name AS team_name
    FROM flag JOIN assignment ON assignment.flag_id = flag.id
    JOIN participation ON participation.id = assignment.participation_id
    JOIN team ON team.id = participation.team_id
    WHERE NOT ${answered}.is_correct AND NOT ${answered}.is_bait AND ${answered}.challenge_type IN ('DynamicAttachment', 'DynamicContainer')
      AND flag.challenge_id = ${answered}.challenge_id AND ${trimmedFlag} = ${answered}.answer
      AND assignment.challenge_id = ${answered}.challenge_id
      AND assignment.participation_id <> ${answered}.participation_id
    ORDER BY assignment.participation_id LIMIT 1
  ) source ON true`

const isCheat = 'NOT is_correct AND (is_bait OR source.participation_id IS NOT NULL)'

const withSource = `
    source.participation_id AS source_id, source.team_id AS source_team_id, source.team_name AS source_team,
    nextval('submission_id_seq')::int AS id,
    nextval('game_event_id_seq')::int AS event_id,
    CASE WHEN ${isCheat} THEN nextval('game_event_id_seq')::int END AS cheat_event_id,
    nextval('log_id_seq') AS log_id, CASE WHEN ${isCheat} THEN nextval('log_id_seq') END AS cheat_log_id,
    (CASE WHEN is_correct THEN 'Accepted' WHEN ${isCheat} THEN 'CheatDetected'
      ELSE 'WrongAnswer' END)::"AnswerResult" AS status`

const storeCheats = `
caught AS (
  INSERT INTO cheat
    (submission_id, game_id, challenge_id, submit_participation_id, source_participation_id, created_at)
  SELECT id, game_id, challenge_id, participation_id, source_id, t
  FROM judged WHERE status = 'CheatDetected'
), cheat_event AS (
  INSERT INTO game_event (id, game_id, type, values, user_id, team_id, challenge_id, owner_team_id, published_at)
  SELECT cheat_event_id, game_id, 'CheatDetected', ARRAY[title, team_name, coalesce(source_team, '')], user_id, team_id,
    challenge_id, source_team_id, t
  FROM judged WHERE status = 'CheatDetected'
)`

/**
 * Previews one answer for several challenges: whether each would accept it, and whether it is a bait or the flag of
 * another team. Stores nothing.
 */
export const previewAnswers = `${seen('now.time')}
SELECT seen.refusal, seen.is_correct AS "isCorrect", seen.is_solved AS "isSolved", seen.title,
  seen.submission_limit AS "submissionLimit", seen.is_bait AND NOT seen.is_correct AS "isBait",
  seen.team_name AS "teamName", source.team_id AS "ownerTeamId", source.team_name AS "ownerName", seen.t AS time,
  CASE WHEN seen.is_untested THEN seen.tests END AS untested
FROM seen${cheatSource('seen')}
ORDER BY seen.ordinal`

/** The flags to test the answer against before it can be judged, null if that is done. */
const untested = `
  CASE WHEN seen.refusal IS NULL AND seen.is_untested THEN seen.tests END AS untested`

const isLimited = `
  coalesce(seen.submission_limit > 0, false) AS "isLimited"`

/**
 * Judges submissions without an order: wrong ones, and correct ones of teams that have solved the challenge before.
 * Possible first solves, answers that a limit of attempts counts, and answers that are not tested against all flags are
 * returned undecided. Takes no lock that another submission could wait for.
 */
export const judgeUnordered = `${seen('now.time')}, judged AS MATERIALIZED (
  SELECT chosen.*,${withSource},
    (CASE WHEN is_correct THEN 'Normal' ELSE 'Unaccepted' END)::"SubmissionType" AS type
  FROM (SELECT * FROM seen WHERE refusal IS NULL AND NOT is_untested AND NOT is_outdated
    AND (is_solved OR (NOT is_correct AND submission_limit = 0)) ORDER BY ordinal) chosen${cheatSource('chosen')}
), ${storeSubmissions}, ${storeCheats}, ${storeLog}
SELECT seen.ordinal::int AS ordinal, seen.refusal, judged.id, judged.status::text AS status, judged.type::text AS type,
  (extract(epoch FROM seen.t) * 1000)::float8 AS time, judged.event_id AS "eventId",
  judged.cheat_event_id AS "cheatEventId", NULL::int AS "noticeId", false AS counts,${isLimited},${untested},${logRows}
FROM seen LEFT JOIN judged USING (ordinal) ORDER BY seen.ordinal`

/**
 * Judges first solves, and answers that a limit of attempts counts. The challenges were locked before this statement
 * began, so its time is after every earlier solve, and its place is one more than the number of counted solves. After a
 * freeze the reveal writes the notices of bloods, so that no gap in the ids of notices reveals a hidden one.
 */
export const orderedAnswers = `${seen(`greatest(now.time, (
    SELECT solve.solved_at FROM solve WHERE solve.challenge_id = input.challenge_id
    ORDER BY solve.solved_at DESC LIMIT 1))`)}, counted AS MATERIALIZED (
  SELECT seen.*, tried.resumes_at, coalesce(tried.wrong, 0) AS wrong_earlier,
    coalesce(tried.wrong, 0) + count(*) FILTER (WHERE NOT is_correct) OVER earlier AS wrong_before
  FROM seen LEFT JOIN LATERAL (
    SELECT last_wrong_at + seen.cooldown_seconds * interval '1 second' AS resumes_at,
      -- A pause that is over gives all attempts again.
      CASE WHEN seen.attempt_mode = 'Cooldown' AND wrong >= seen.submission_limit
        AND seen.t >= last_wrong_at + seen.cooldown_seconds * interval '1 second' THEN 0 ELSE wrong END AS wrong
    FROM attempt_count
    WHERE seen.submission_limit > 0 AND attempt_count.challenge_id = seen.challenge_id
      AND attempt_count.participation_id = seen.participation_id
    -- Looked up by its key for each answer. As a join, a plan made for an empty table reads all rows of it.
    OFFSET 0
  ) tried ON true
  WHERE refusal IS NULL AND NOT is_untested
  WINDOW earlier AS (PARTITION BY participation_id, challenge_id ORDER BY ordinal
    ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
), limited AS MATERIALIZED (
  SELECT counted.*, submission_limit > 0 AND NOT is_solved AND wrong_before >= submission_limit
    AND NOT coalesce(bool_or(is_correct AND wrong_before < submission_limit) OVER (
      PARTITION BY participation_id, challenge_id ORDER BY ordinal
      ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), false) AS is_over_limit
  FROM counted
), attempted AS MATERIALIZED (
  SELECT limited.*, is_correct AND NOT is_solved
    AND 1 = row_number() OVER (PARTITION BY participation_id, challenge_id, is_correct ORDER BY ordinal) AS is_first
  FROM limited WHERE NOT is_over_limit
), numbered AS MATERIALIZED (
  SELECT attempted.*, is_first AND t < end_at AS counts,
    row_number() OVER (PARTITION BY challenge_id, is_first, takes_blood ORDER BY ordinal) + CASE WHEN is_first THEN (
      -- Only a first solve has a place, so other answers do not cost the look-up.
      SELECT count(*) FROM (
        SELECT FROM solve JOIN participation ON participation.id = solve.participation_id
        WHERE solve.challenge_id = attempted.challenge_id AND participation.status = 'Accepted'
          AND solve.takes_blood AND ${takesBlood('solve.challenge_id', 'participation')}
          AND solve.solved_at >= attempted.start_at AND solve.solved_at < attempted.end_at
        ORDER BY solve.solved_at, solve.submission_id LIMIT 3
      ) earlier
    ) ELSE 0 END AS solve_place
  FROM attempted
), typed AS MATERIALIZED (
  SELECT numbered.*,
    (CASE WHEN NOT is_correct THEN 'Unaccepted'
      WHEN NOT counts OR NOT takes_blood OR disable_blood_bonus OR solve_place > 3 THEN 'Normal'
      ELSE (ARRAY['FirstBlood', 'SecondBlood', 'ThirdBlood'])[solve_place] END)::"SubmissionType" AS type
  FROM numbered ORDER BY ordinal
), judged AS MATERIALIZED (
  SELECT typed.*,${withSource},
    CASE WHEN type IN ('FirstBlood', 'SecondBlood', 'ThirdBlood') AND NOT is_hidden
      THEN nextval('game_notice_id_seq')::int END AS notice_id
  FROM typed${cheatSource('typed')}
), ${storeSubmissions}, ${storeCheats}, ${storeLog}, tries AS (
  INSERT INTO attempt_count (challenge_id, participation_id, game_id, wrong, last_wrong_at)
  SELECT challenge_id, participation_id, game_id, max(wrong_earlier) + count(*), max(t)
  FROM judged WHERE submission_limit > 0 AND NOT is_solved AND NOT is_correct
  GROUP BY challenge_id, participation_id, game_id
  ON CONFLICT (challenge_id, participation_id) DO UPDATE
    SET wrong = EXCLUDED.wrong, last_wrong_at = EXCLUDED.last_wrong_at
), solved AS (
  INSERT INTO solve (submission_id, game_id, challenge_id, participation_id, solved_at)
  SELECT id, game_id, challenge_id, participation_id, t FROM judged WHERE is_first
), noticed AS (
  INSERT INTO game_notice (id, game_id, type, values, team_id, challenge_id, published_at)
  SELECT notice_id, game_id, type::text::"NoticeType", ARRAY[team_name, CASE WHEN ${isUnlockable('judged', 'challenge_id')} THEN '${maskedTitle}' ELSE title END],
    team_id, challenge_id, t
  FROM judged WHERE notice_id IS NOT NULL
)
SELECT seen.ordinal::int AS ordinal,
  CASE WHEN NOT limited.is_over_limit OR limited.is_over_limit IS NULL THEN seen.refusal
    WHEN limited.attempt_mode = 'Cooldown' THEN 'AttemptsPaused' ELSE 'AttemptsUsed' END AS refusal,
  judged.id, judged.status::text AS status, judged.type::text AS type,
  (extract(epoch FROM seen.t) * 1000)::float8 AS time, judged.event_id AS "eventId",
  judged.cheat_event_id AS "cheatEventId", judged.notice_id AS "noticeId", coalesce(judged.counts, false) AS counts,
  -- Answers of this batch that used the last attempt begin the pause now.
  CASE WHEN limited.is_over_limit THEN greatest(1, ceil(CASE WHEN limited.wrong_earlier >= limited.submission_limit
    THEN extract(epoch FROM limited.resumes_at - seen.t) ELSE limited.cooldown_seconds END))::int ELSE 0
  END AS "waitSeconds",${isLimited},${untested},${logRows}, NULL::float8 AS "boardSeq"
FROM seen LEFT JOIN limited USING (ordinal) LEFT JOIN judged USING (ordinal) ORDER BY seen.ordinal`
