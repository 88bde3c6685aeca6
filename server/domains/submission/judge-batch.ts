import type pg from 'pg'
import type { AnswerResult, SubmissionType } from '../../../prisma/generated/client/enums.ts'
import type { GameChanges, MovedBoard } from '../../events/board-moves.ts'
import { judgeOrdered, judgeUnordered, lockChallenges, previewAnswers } from './judge-statements.ts'
import type { TestedFlag } from './flag-tests.ts'
import type { Refusal } from '../participation/refusal.ts'

export type Answer = {
  gameId: number
  challengeId: number
  participationId: number
  teamId: number
  userId: string
  /** The submitted text, trimmed. */
  answer: string
  /** The IP address of the submission. */
  ip: string
}

/** An answer with the results of `FlagTests` for it. */
export type TestedAnswer = Answer & { tested: string | null }

/** An answer that was not judged: it must be tested against these flags first, or it needs an order if there are none. */
export type Undecided = { untested: TestedFlag[] }

export type Verdict = {
  /** Why nothing was judged or stored; the other fields are null then. */
  refusal: Refusal | null
  submissionId: number | null
  status: AnswerResult | null
  type: SubmissionType | null
  /** Milliseconds since 1970 by the database's clock at the time of judging. */
  time: number
  eventIds: number[]
  noticeId: number | null
  /** Seconds until a team may answer again, if its attempts are paused. */
  waitSeconds: number
  /** Names of the challenge, of the sending team, and of the flag's owner (null for a bait); null unless it is a cheat. */
  cheat: [challenge: string, sender: string, owner: string | null] | null
}

/** Updates boards as the last statements of the transaction that `client` is in. */
export type MoveBoards = (client: pg.ClientBase, games: GameChanges[]) => Promise<MovedBoard[]>

export type Tools = { clockOffsetMs: number; moveBoards: MoveBoards }

type Row = {
  ordinal: number
  refusal: Refusal | null
  id: number | null
  status: AnswerResult | null
  type: SubmissionType | null
  time: number
  eventId: number | null
  cheatEventId: number | null
  noticeId: number | null
  counts: boolean
  waitSeconds: number
  untested: TestedFlag[] | null
  cheat: Verdict['cheat']
}

/** The verdict that a challenge would give on an answer. */
export type Preview = {
  refusal: Refusal | null
  isCorrect: boolean
  isSolved: boolean
  submissionLimit: number
  isBait: boolean
  title: string | null
  teamName: string | null
  /** The team whose flag was sent, if it is a cheat. */
  ownerTeamId: number | null
  ownerName: string | null
  time: Date
  untested: TestedFlag[] | null
}

/** In the order of the answers. Stores nothing. */
export async function preview(client: pg.ClientBase, answers: TestedAnswer[], { clockOffsetMs }: Tools) {
  const values = valuesOf(answers, clockOffsetMs)
  return (await client.query<Preview>({ name: 'preview-answers', text: previewAnswers, values })).rows
}

/** Committed verdicts in the order of the answers; undecided are also answers that may be a first solve. */
export async function judgeUnorderedAnswers(client: pg.ClientBase, answers: TestedAnswer[], tools: Tools) {
  const rows = await run(client, 'judge-unordered', judgeUnordered, answers, tools)
  return { verdicts: rows.map(toResult), moved: [] }
}

/** Committed verdicts in the order of the answers, with the boards that their first solves changed. */
export async function judgeFirstSolves(client: pg.ClientBase, answers: TestedAnswer[], tools: Tools) {
  await client.query('BEGIN')
  try {
    const challengeIds = [...new Set(answers.map((answer) => answer.challengeId))]
    await client.query({ name: 'judge-lock', text: lockChallenges, values: [challengeIds] })
    const rows = await run(client, 'judge-ordered', judgeOrdered, answers, tools)
    const moved = await tools.moveBoards(client, countedByGame(answers, rows))
    await client.query('COMMIT')
    return { verdicts: rows.map(toResult), moved }
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}

async function run(
  client: pg.ClientBase,
  name: string,
  text: string,
  answers: TestedAnswer[],
  { clockOffsetMs }: Tools,
) {
  return (await client.query<Row>({ name, text, values: valuesOf(answers, clockOffsetMs) })).rows
}

function valuesOf(answers: TestedAnswer[], clockOffsetMs: number): unknown[] {
  const column = <Key extends keyof TestedAnswer>(key: Key) => answers.map((answer) => answer[key])
  return [
    column('gameId'),
    column('challengeId'),
    column('participationId'),
    column('teamId'),
    column('userId'),
    column('answer'),
    column('ip'),
    column('tested'),
    clockOffsetMs,
  ]
}

function countedByGame(answers: Answer[], rows: Row[]): GameChanges[] {
  const ids = new Map<number, number[]>()
  for (const { ordinal, id, counts } of rows) {
    const gameId = answers[ordinal - 1]?.gameId
    if (!counts || id === null || gameId === undefined) continue
    ids.set(gameId, [...(ids.get(gameId) ?? []), id])
  }
  return [...ids].map(([gameId, solves]) => ({ gameId, changes: [{ kind: 'solve', ids: solves }] }))
}

function toResult(row: Row): Verdict | Undecided {
  return row.refusal === null && row.id === null ? { untested: row.untested ?? [] } : toVerdict(row)
}

function toVerdict({
  refusal,
  id,
  status,
  type,
  time,
  eventId,
  cheatEventId,
  noticeId,
  waitSeconds,
  cheat,
}: Row): Verdict {
  const eventIds = [eventId, cheatEventId].filter((event) => event !== null)
  return { refusal, submissionId: id, status, type, time, eventIds, noticeId, waitSeconds, cheat }
}
