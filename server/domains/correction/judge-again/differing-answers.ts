import { setImmediate } from 'node:timers/promises'
import type { Transaction } from '../../../database/database.ts'
import { createFlagTests, type FlagTests, type TestedFlag } from '../../submission/flag-tests.ts'
import { isRight, specialFlags } from '../../submission/right-answer.ts'
import type { AnswerSelection } from './judge-again.input.ts'

type Sql = Pick<Transaction, '$queryRawUnsafe'>
type Place = { gameId: number; selection: AnswerSelection }

/** The new verdict on a stored answer whose old one differs from it. */
export type NewVerdict = { id: number; isRight: boolean }

const pageSize = 2000
/** The number of answers that are tested against expressions without a break for other work. */
const testedAtOnce = 100

/**
 * SQL condition: a correction decides on the answer `submission`. It is voided itself or with an earlier one, or its team
 * may not answer again.
 */
export const isVoided = `EXISTS (
  SELECT FROM voided_solve voided
   WHERE voided.participation_id = submission.participation_id AND voided.challenge_id = submission.challenge_id
     AND (voided.submission_id = submission.id OR submission.id = ANY(voided.repeats) OR NOT voided.may_answer_again))`

/** SQL condition: the answer `submission` can be judged again; a granted solve has none. $1 game, $2 challenge, $3 submissions. */
const canBeJudged = `submission.game_id = $1::int AND ($2::int IS NULL OR submission.challenge_id = $2::int)
  AND ($3::int[] IS NULL OR submission.id = ANY($3::int[]))
  AND submission.status IN ('Accepted', 'WrongAnswer', 'CheatDetected') AND NOT ${isVoided}
  AND NOT EXISTS (SELECT FROM granted_solve WHERE submission_id = submission.id)`

const valuesOf = ({ gameId, selection }: Place) => [
  gameId,
  selection.challengeId ?? null,
  selection.submissionIds ?? null,
]

type Answer = { id: number; challengeId: number; answer: string }
type Compared = NewVerdict & { isUntested: boolean }

/**
 * The stored answers on which the flags of now give another verdict, and the ids of all that were compared. Reads in
 * pages and takes no lock.
 */
export async function differingAnswers(db: Sql, place: Place) {
  const tests = createFlagTests()
  const verdicts: NewVerdict[] = []
  const seen: number[] = []
  await learnFlags(db, tests, place)
  for (let last = 0; ;) {
    const page = await db.$queryRawUnsafe<Answer[]>(
      `SELECT id, challenge_id AS "challengeId", answer FROM submission
        WHERE ${canBeJudged} AND submission.id > $4::int ORDER BY id LIMIT ${pageSize}`,
      ...valuesOf(place),
      last,
    )
    verdicts.push(...(await compare(db, tests, { place, page })))
    for (const { id } of page) seen.push(id)
    last = page.at(-1)?.id ?? last
    if (page.length < pageSize) return { verdicts, seen, tests }
  }
}

/** Like `differingAnswers`, for the answers that have been stored since then. */
export async function differingArrivals(
  db: Sql,
  place: Place,
  { seen, tests }: { seen: number[]; tests: FlagTests },
): Promise<NewVerdict[]> {
  const page = await db.$queryRawUnsafe<Answer[]>(
    `SELECT id, challenge_id AS "challengeId", answer FROM submission
      WHERE ${canBeJudged} AND NOT EXISTS (SELECT FROM unnest($4::int[]) seen (id) WHERE seen.id = submission.id)`,
    ...valuesOf(place),
    seen,
  )
  return compare(db, tests, { place, page })
}

async function compare(
  db: Sql,
  tests: FlagTests,
  { place, page }: { place: Place; page: Answer[] },
): Promise<NewVerdict[]> {
  if (page.length === 0) return []
  for (;;) {
    const rows = await db.$queryRawUnsafe<Compared[]>(
      `WITH asked AS MATERIALIZED (
         SELECT submission.*, item.tested FROM unnest($1::int[], $2::text[]) item (id, tested)
           JOIN submission USING (id)
       )
       SELECT asked.id, ${isRight('asked')} AS "isRight", coalesce(special.is_untested, false) AS "isUntested"
         FROM asked JOIN challenge ON challenge.id = asked.challenge_id
         LEFT JOIN LATERAL (${specialFlags('asked')}) special ON true
        WHERE special.is_untested OR ${isRight('asked')} <> (asked.status = 'Accepted')
        ORDER BY asked.id`,
      page.map(({ id }) => id),
      await testedAnswers(tests, page),
    )
    if (rows.every(({ isUntested }) => !isUntested)) return rows.map(({ id, isRight }) => ({ id, isRight }))
    // A flag was added meanwhile.
    await learnFlags(db, tests, place)
  }
}

/** The results of the tests as the statement reads them. */
async function testedAnswers(tests: FlagTests, page: readonly Answer[]): Promise<(string | null)[]> {
  const tested: (string | null)[] = []
  for (const { challengeId, answer } of page) {
    if (tested.length % testedAtOnce === 0) await setImmediate()
    tested.push(tests.run(challengeId, answer))
  }
  return tested
}

async function learnFlags(db: Sql, tests: FlagTests, { gameId, selection }: Place): Promise<void> {
  const rows = await db.$queryRawUnsafe<{ challengeId: number; flags: TestedFlag[] }[]>(
    `SELECT flag.challenge_id AS "challengeId",
            json_agg(json_build_object('kind', flag.kind, 'flag', flag.flag)) AS flags
       FROM flag JOIN challenge ON challenge.id = flag.challenge_id
      WHERE challenge.game_id = $1::int AND ($2::int IS NULL OR challenge.id = $2::int) AND flag.kind <> 'Exact'
      GROUP BY 1`,
    gameId,
    selection.challengeId ?? null,
  )
  for (const { challengeId, flags } of rows) tests.learn(challengeId, flags)
}
