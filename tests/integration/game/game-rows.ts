import type { TestApp } from '../../kit/server/app.ts'

// All tables of a game, without accounts and files.
const tables = [
  'game',
  'division',
  'challenge',
  'attachment',
  'flag',
  'assignment',
  'team',
  'team_member',
  'participation',
  'participation_member',
  'submission',
  'solve',
  'cheat',
  'game_notice',
  'game_event',
  'game_board',
  'board_change',
  'log',
]
/** Columns that differ in every run: secrets and times. */
const fleeting = /^(.*token|public_key|private_key|time)$|(?<!start|end)_at$/
/** Log lines name the API, which differs between the runs. */
const address = /was refused \w+ \S+,/

export type GameRows = Record<string, string[]>

/**
 * The rows of all games of a platform as texts, to compare two platforms on which the same actions happened in the same
 * order. Ids are kept, except those of log lines, which are written asynchronously. Users are replaced by their names
 * and generated flags by their teams.
 */
export async function readGameRows({ services: { pool, db, logs } }: TestApp): Promise<GameRows> {
  await logs.flush()
  const users = await db.user.findMany()
  const generated = await db.assignment.findMany({
    where: { challenge: { type: 'DynamicContainer' }, flag: { isNot: null } },
    include: { flag: true },
  })
  const names: [string, string][] = [
    ...users.map(({ id, userName }): [string, string] => [id, `<${userName}>`]),
    ...users
      .filter(({ role }) => role !== 'User')
      .map(({ role, userName }): [string, string] => [userName, `<${role}>`]),
    ...generated.map(({ flag, participationId }): [string, string] => [
      flag?.flag ?? '',
      `<flag of participation ${participationId}>`,
    ]),
  ]
  const rows: GameRows = {}
  for (const table of tables) {
    const { rows: stored } = await pool.query<Record<string, unknown>>(`SELECT * FROM ${table}`)
    rows[table] = stored
      .map((row) => {
        const kept = Object.entries(row).filter(
          ([column]) => !fleeting.test(column) && !(table === 'log' && column === 'id'),
        )
        const text = JSON.stringify(Object.fromEntries(kept)).replace(address, 'was refused,')
        return names.reduce((before, [value, name]) => before.replaceAll(value, name), text)
      })
      .toSorted()
  }
  return rows
}
