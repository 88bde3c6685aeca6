import type { Account, Accounts } from './accounts.ts'
import type { CtfdTables } from './ctfd-shapes.ts'

export type CtfdStanding = { account: Account; score: number; lastAt: number; lastId: number }

/**
 * The standings of CTFd: the stored values of solved challenges and the awards, and for a tie the earlier last row that
 * is not worth 0, then the lower id of such a row. Accounts without any row are not on it.
 */
export function ctfdStandings(
  { challenges, submissions, solves, awards }: CtfdTables,
  accounts: Accounts,
): CtfdStanding[] {
  const values = new Map(challenges.map(({ id, value }) => [id, value ?? 0]))
  const dates = new Map(submissions.map(({ id, date }) => [id, date]))
  const entries = new Map<Account, CtfdStanding>()
  const count = (account: Account | undefined, id: number, date: number | undefined, value: number) => {
    if (!account?.isListed || date === undefined || value === 0) return
    const entry = entries.get(account) ?? { account, score: 0, lastAt: 0, lastId: 0 }
    entries.set(account, {
      account,
      score: entry.score + value,
      lastAt: Math.max(entry.lastAt, date),
      lastId: Math.max(entry.lastId, id),
    })
  }
  for (const solve of solves) {
    count(accounts.of(solve), solve.id, dates.get(solve.id), values.get(solve.challenge_id ?? 0) ?? 0)
  }
  for (const award of awards) count(accounts.of(award), award.id, award.date, award.value ?? 0)
  return [...entries.values()].sort(
    (one, other) => other.score - one.score || one.lastAt - other.lastAt || one.lastId - other.lastId,
  )
}
