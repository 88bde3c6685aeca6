import type pg from 'pg'
import type { AnswerResult, SubmissionType } from '../../../prisma/generated/client/enums.ts'
import type { DomainEvents } from '../../events/domain-events.ts'
import { judgeOrdered } from './judge-functions.ts'
import { judgeUnordered, previewAnswers } from './judge-statements.ts'
import type { TestedFlag } from './flag-tests.ts'
import type { Refusal } from '../participation/refusal.ts'

export type Answer = {
  gameId: number
  challengeId: number
  participationId: number
  teamId: number
  userId: string
  /** For the log. */
  userName: string
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
  /** Whether the challenge limits wrong answers. */
  isLimited: boolean
  /** The rows of the platform's log that are stored with the answer. */
  logged: LogRow[]
}

type LogRow = { id: string; message: string }

export type Judged = { verdicts: (Verdict | Undecided)[]; moved: DomainEvents['board.moved'] | null }

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
  isLimited: boolean
  untested: TestedFlag[] | null
  logId: string | null
  logMessage: string | null
  cheatLogId: string | null
  cheatLogMessage: string | null
}
/** The row without an ordinal has the new version of the board. */
type OrderedRow = Row | { ordinal: null; boardSeq: number }

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
export async function preview(client: pg.ClientBase, answers: TestedAnswer[], clockOffsetMs: number) {
  const values = valuesOf(answers, clockOffsetMs)
  return (await client.query<Preview>({ name: 'preview-answers', text: previewAnswers, values })).rows
}

/** Committed verdicts in the order of the answers; undecided are also answers that may be a first solve. */
export async function judgeUnorderedAnswers(
  client: pg.ClientBase,
  answers: TestedAnswer[],
  clockOffsetMs: number,
): Promise<Judged> {
  const values = valuesOf(answers, clockOffsetMs)
  const { rows } = await client.query<Row>({ name: 'judge-unordered', text: judgeUnordered, values })
  return { verdicts: rows.map(toResult), moved: null }
}

/** Committed verdicts on answers of one game, in their order, with the board that their first solves changed. */
export async function judgeFirstSolves(
  client: pg.ClientBase,
  answers: TestedAnswer[],
  clockOffsetMs: number,
): Promise<Judged> {
  const values = valuesOf(answers, clockOffsetMs)
  const { rows } = await client.query<OrderedRow>({ name: 'judge-ordered', text: judgeOrdered, values })
  const gameId = answers[0]?.gameId ?? 0
  let moved: Judged['moved'] = null
  const verdicts: Judged['verdicts'] = []
  for (const row of rows) {
    if (row.ordinal === null) moved = { gameId, seq: row.boardSeq }
    else verdicts.push(toResult(row))
  }
  return { verdicts, moved }
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
    column('userName'),
  ]
}

function toResult(row: Row): Verdict | Undecided {
  return row.refusal === null && row.id === null ? { untested: row.untested ?? [] } : toVerdict(row)
}

function toVerdict(row: Row): Verdict {
  const { refusal, id, status, type, time, noticeId, waitSeconds, isLimited } = row
  const eventIds = [row.eventId, row.cheatEventId].filter((event) => event !== null)
  const logged = [
    { id: row.logId, message: row.logMessage },
    { id: row.cheatLogId, message: row.cheatLogMessage },
  ].filter((entry): entry is LogRow => entry.id !== null)
  return { refusal, submissionId: id, status, type, time, eventIds, noticeId, waitSeconds, isLimited, logged }
}
