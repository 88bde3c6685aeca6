import { ctfdTables } from './ctfd-export.ts'

/** The board of CTFd by its own rules, from the rows of the export. */
export function expectedBoard() {
  const listed = (ctfdTables['teams'] ?? []).filter(({ hidden, banned }) => !hidden && !banned)
  const valueOf = new Map((ctfdTables['challenges'] ?? []).map(({ id, value }) => [id, Number(value)]))
  const dateOf = new Map((ctfdTables['submissions'] ?? []).map(({ id, date }) => [id, String(date)]))
  const rows = [
    ...(ctfdTables['solves'] ?? []).flatMap(({ id, team_id: team, challenge_id: challenge }) => {
      const date = dateOf.get(id)
      return date === undefined ? [] : [{ team, value: valueOf.get(challenge) ?? 0, date }]
    }),
    ...(ctfdTables['awards'] ?? []).map(({ team_id: team, value, date }) => ({
      team,
      value: Number(value),
      date: String(date),
    })),
  ].filter(({ value }) => value !== 0)
  return listed
    .map(({ id, name }) => {
      const scoring = rows.filter(({ team }) => team === id)
      const score = scoring.reduce((sum, { value }) => sum + value, 0)
      return {
        name: String(name),
        score,
        last:
          scoring
            .map(({ date }) => date)
            .toSorted()
            .at(-1) ?? '',
      }
    })
    .filter(({ last }) => last !== '')
    .toSorted((one, other) => other.score - one.score || (one.last < other.last ? -1 : 1))
    .map(({ name, score }, index) => ({ rank: index + 1, name, score }))
}
