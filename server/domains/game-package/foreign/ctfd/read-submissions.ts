import { cutText } from '../../../../../rules/cut-text.ts'
import { challengeLimits } from '../../../../../rules/field-limits.ts'
import type { RowOf } from '../../documents.ts'
import type { Account, Accounts } from './accounts.ts'
import type { CtfdRow } from './ctfd-shapes.ts'
import { isoOf, uuidOf } from './moments.ts'
import type { CtfdExport } from './ctfd-export.ts'

const bloods = ['FirstBlood', 'SecondBlood', 'ThirdBlood'] as const
type Submission = CtfdRow<'submissions'>
type Wrong = Map<string, RowOf<'attempt-counts.jsonl'>>

/** Submissions in the order of their times, solves, and the number of wrong answers. */
export function readSubmissions({ tables, game }: CtfdExport, accounts: Accounts): void {
  const challenges = new Set(tables.challenges.map(({ id }) => id))
  const users = new Set(game.rowsOf('users.jsonl').map(({ id }) => id))
  const participations = new Map(game.rowsOf('participations.jsonl').map(({ teamId, id }) => [teamId, id]))
  const solves = new Map(tables.solves.map((solve) => [solve.id, solve]))
  const indexes = new Map(tables.submissions.map(({ id }, index) => [id, index]))
  const solved = new Set<string>()
  const places = new Map<number, number>()
  const wrong: Wrong = new Map()
  const ordered = tables.submissions.toSorted((one, other) => one.date - other.date || one.id - other.id)
  for (const submission of ordered) {
    const { id, challenge_id: challengeId, user_id: userId, provided, date } = submission
    // The solve has the account that it counts for.
    const solve = solves.get(id)
    const account = accounts.of(solve ?? submission)
    const participationId = account && participations.get(account.id)
    if (!account || !participationId || challengeId === null || !challenges.has(challengeId)) {
      game.lose(solve ? 'solves: without a team or challenge' : 'submissions: without a team or challenge')
      solves.delete(id)
      continue
    }
    const key = `${participationId} ${challengeId}`
    const reason = reasonToSkip(submission, { isSolve: solve !== undefined, isSolved: solved.has(key) })
    solves.delete(id)
    if (reason) {
      game.lose(reason)
      continue
    }
    const answer = cutText(provided, challengeLimits.flag)
    if (answer !== provided) game.lose(`submissions.provided: longer than ${challengeLimits.flag}`)
    const place = { document: 'db/submissions.json', member: `results.${indexes.get(id) ?? 0}` }
    const submittedAt = isoOf(date)
    const knownUser = userId !== null && users.has(uuidOf(userId)) ? uuidOf(userId) : null
    game.add(
      'submissions.jsonl',
      {
        id,
        answer,
        status: solve ? 'Accepted' : 'WrongAnswer',
        type: solve ? typeOf(account, challengeId, places) : 'Unaccepted',
        submittedAt,
        userId: knownUser,
        teamId: account.id,
        participationId,
        challengeId,
        ip: submission.ip.slice(0, 40) || null,
      },
      place,
    )
    if (solve) {
      solved.add(key)
      game.add(
        'solves.jsonl',
        {
          submissionId: id,
          challengeId,
          participationId,
          solvedAt: submittedAt,
          isRevealed: false,
          takesBlood: true,
        },
        place,
      )
    } else {
      const count = wrong.get(key)?.wrong ?? 0
      wrong.set(key, { challengeId, participationId, wrong: count + 1, lastWrongAt: submittedAt })
    }
  }
  for (const row of wrong.values())
    game.add('attempt-counts.jsonl', row, { document: 'db/submissions.json', member: '' })
  // Those are left whose submission the export does not have, so that their times are unknown.
  game.lose('solves: without a submission', solves.size)
}

type Known = { isSolve: boolean; isSolved: boolean }

function reasonToSkip({ type }: Submission, { isSolve, isSolved }: Known): string | null {
  if (isSolve) return isSolved ? 'solves: of a solved challenge' : null
  if (type === 'incorrect') return null
  return type === 'correct' ? 'submissions: correct without a solve' : `submissions.type: ${type}`
}

/** The place of a solve among those that count. */
function typeOf({ isListed }: Account, challengeId: number, places: Map<number, number>) {
  if (!isListed) return 'Normal'
  const place = places.get(challengeId) ?? 0
  places.set(challengeId, place + 1)
  return bloods[place] ?? 'Normal'
}
