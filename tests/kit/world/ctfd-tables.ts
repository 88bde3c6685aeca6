import { specOf, documentNames } from '../../../server/domains/game-package/documents.ts'
import type { CtfdExport } from '../../../server/domains/game-package/foreign/ctfd/ctfd-export.ts'
import { readCtfd } from '../../../server/domains/game-package/foreign/ctfd/read-ctfd.ts'
import { readTables } from '../../../server/domains/game-package/foreign/ctfd/read-tables.ts'

export type Row = Record<string, unknown>
export type Tables = Record<string, Row[]>

const now = new Date('2026-06-01T00:00:00Z')
export const config = (values: Record<string, string>): Row[] =>
  Object.entries(values).map(([key, value], id) => ({ id, key, value }))

// From 09:00 to 21:00 UTC on 2 May 2026.
export const times = { start: '1777712400', end: '1777755600' }
export const people = (count: number): Tables => ({
  teams: Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `team ${index + 1}` })),
  users: Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `user ${index + 1}`,
    email: `user${index + 1}@ctfd.test`,
    team_id: index + 1,
  })),
})
export const fixed = (id: number, value: number): Row => ({
  id,
  name: `challenge ${id}`,
  category: 'Web',
  type: 'standard',
  state: 'visible',
  value,
})
export const flag = (id: number): Row => ({ id, challenge_id: id, type: 'static', content: `flag{${id}}` })

/** A submission and its solve, by [id, challenge, team, time]. */
export function played(...rows: [number, number, number, string][]): Tables {
  const of = ([id, challenge, team, time]: [number, number, number, string]) => ({
    id,
    challenge_id: challenge,
    user_id: team,
    team_id: team,
    provided: 'flag',
    type: 'correct',
    date: time.includes('T') ? time : `2026-05-02T${time}`,
  })
  const solveOf = ({ provided: _provided, type: _type, date: _date, ...solve }: ReturnType<typeof of>) =>
    solve
  return { submissions: rows.map(of), solves: rows.map(of).map(solveOf) }
}

/** The game that these tables become, and what it differs in. Every row has the shape of a game package. */
export function readGame(tables: Tables, shown: CtfdExport['shown'] = new Map()) {
  const texts = Object.entries({ config: config({ user_mode: 'teams', ...times }), ...tables }).map(
    ([table, rows]): [string, string] => [
      table,
      rows.length === 0 ? '' : JSON.stringify({ count: rows.length, results: rows, meta: {} }),
    ],
  )
  const { tables: typed, game } = readTables(new Map(texts))
  readCtfd({ tables: typed, game, files: new Map(), shown, now })
  for (const name of documentNames) for (const row of game.rowsOf(name)) specOf(name).shape.parse(row)
  const differences = game
    .differences()
    .map(({ code, subject, value }) => `${code} ${subject}: ${value ?? ''}`)
  return { game, differences }
}
