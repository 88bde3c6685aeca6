import { orderedAnswers } from './judge-statements.ts'

/**
 * Locks challenges until commit. Only the transaction with the lock can add a first solve of a challenge. Rows can still
 * be read, and other rows can refer to them.
 */
const lockChallenges = 'PERFORM FROM challenge WHERE id = ANY($2::int[]) ORDER BY id FOR NO KEY UPDATE'

/** Parameters, and the type of each, of the statements above. */
const parameters = 'int[], int[], int[], int[], uuid[], text[], text[], text[], float8, text[]'

/** The name and type of each column of a row, in the order of `orderedAnswers`. */
const orderedColumns = `ordinal int, refusal text, id int, status text, type text, time float8, "eventId" int,
  "cheatEventId" int, "noticeId" int, counts boolean, "waitSeconds" int, "isLimited" boolean, untested json, "logId" text,
  "logMessage" text, "cheatLogId" text, "cheatLogMessage" text, "boardSeq" float8`

/**
 * Functions of one connection that judge first solves of one game in one statement: so the locks last one round trip
 * and one commit. Each statement of a function sees what was committed before it, so the time and place of a solve
 * are read after the lock. They are temporary, so that the program and not the database decides their version.
 * `moveBoard` is a statement whose $1 is a game, $2 its changes as JSON and $3 their number. It returns `seq`.
 */
export const judgeFunctions = (moveBoard: string) => `
CREATE OR REPLACE FUNCTION pg_temp.move_board(int, text, int) RETURNS SETOF float8 LANGUAGE plpgsql AS $move$
#variable_conflict use_column
BEGIN
  RETURN QUERY ${moveBoard};
END $move$;
CREATE OR REPLACE FUNCTION pg_temp.judge_first_solves(${parameters}) RETURNS SETOF record LANGUAGE plpgsql AS $judge$
#variable_conflict use_column
DECLARE
  v_row record;
  v_solves int[] := '{}';
  v_seq float8;
BEGIN
  ${lockChallenges};
  FOR v_row IN ${orderedAnswers} LOOP
    RETURN NEXT v_row;
    IF v_row.counts THEN v_solves := v_solves || v_row.id; END IF;
  END LOOP;
  IF cardinality(v_solves) > 0 THEN
    SELECT moved.seq INTO v_seq FROM pg_temp.move_board(($1)[1],
      json_build_array(json_build_object('kind', 'solve', 'ids', v_solves))::text, 1) AS moved (seq);
    v_row."boardSeq" := v_seq;
    v_row.ordinal := NULL;
    RETURN NEXT v_row;
  END IF;
END $judge$`

/**
 * Judges first solves of one game and moves its board. The row without an ordinal has the new version of the board; it
 * is there if a solve counts.
 */
export const judgeOrdered = `
SELECT * FROM pg_temp.judge_first_solves($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) AS row (${orderedColumns})`
