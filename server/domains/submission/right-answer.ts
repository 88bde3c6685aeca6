import { trimmedFlag } from '../flag/trimmed-flag.ts'

// The one rule that says whether an answer is right. `asked` is a relation with the answer: `challenge_id`,
// `participation_id`, `answer`, and in `tested` the results of `FlagTests` as JSON. The statement has the row of the
// challenge, and `specialFlags` as the lateral join `special`.

/**
 * SQL: the flags of a challenge that need more than a comparison of texts: other kinds than exact ones, and baits. Only
 * the results of these flags count, so a flag that was added or deleted in between is judged as it is now.
 */
export const specialFlags = (asked: string) => `
    SELECT bool_or(accepts AND NOT is_bait) AS is_right, bool_or(accepts AND is_bait) AS is_bait,
      bool_or(accepts IS NULL) AS is_untested,
      json_agg(json_build_object('kind', kind, 'flag', flag)) FILTER (WHERE kind <> 'Exact') AS tests
    FROM (
      SELECT flag.kind, flag.flag, flag.is_bait, CASE WHEN flag.kind = 'Exact' THEN ${trimmedFlag} = ${asked}.answer
        ELSE (${asked}.tested::jsonb -> (flag.kind::text || ':' || flag.flag))::boolean END AS accepts
      FROM flag WHERE flag.challenge_id = challenge.id AND (flag.kind <> 'Exact' OR flag.is_bait)
    ) item`

/** SQL expression: whether the answer is right. Undecided if `special.is_untested`. */
export const isRight = (asked: string) => `
    CASE WHEN challenge.type IN ('StaticAttachment', 'StaticContainer') THEN EXISTS (
      SELECT FROM flag WHERE flag.challenge_id = ${asked}.challenge_id AND ${trimmedFlag} = ${asked}.answer
        AND flag.kind = 'Exact' AND NOT flag.is_bait
    ) OR coalesce(special.is_right, false) ELSE EXISTS (
      SELECT FROM assignment JOIN flag ON flag.id = assignment.flag_id
      WHERE assignment.challenge_id = ${asked}.challenge_id AND assignment.participation_id = ${asked}.participation_id
        AND ${trimmedFlag} = ${asked}.answer
    ) END`
