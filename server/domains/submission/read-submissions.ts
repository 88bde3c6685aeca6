import type { AnswerResult } from '../../../prisma/generated/client/enums.ts'
import type { Database } from '../../database/database.ts'

const rowsAtOnce = 250

/** Relations of a submission with the names of user, team and challenge. */
export const withNames = {
  user: { select: { userName: true, email: true } },
  participation: { select: { team: { select: { name: true } } } },
  challenge: { select: { title: true } },
} as const

type Filter = { gameId: number; status?: AnswerResult }
type Place = { id: number; submittedAt: Date }

export type NamedSubmission = Awaited<ReturnType<typeof readSubmissions>>[number]

/** Submissions of a game, newest first: those before `last`, or the newest ones. */
export function readSubmissions(db: Database, filter: Filter, last: Place | null, take = rowsAtOnce) {
  return db.submission.findMany({
    where: {
      ...filter,
      ...(last && {
        submittedAt: { lte: last.submittedAt },
        NOT: { submittedAt: last.submittedAt, id: { gte: last.id } },
      }),
    },
    orderBy: [{ submittedAt: 'desc' }, { id: 'desc' }],
    take,
    include: withNames,
  })
}

/** All submissions in portions, beginning with `newest`, which are already loaded. */
export async function* allSubmissions(db: Database, filter: Filter, newest: NamedSubmission[]) {
  for (let some = newest; some.length > 0;) {
    yield some
    const last = some.at(-1)
    some = last ? await readSubmissions(db, filter, last) : []
  }
}
