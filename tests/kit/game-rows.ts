import type { TestApp } from './app.ts'

// Everything that a game leaves behind, but for the tables of accounts and files.
const tables = [
  'game',
  'division',
  'challenge',
  'attachment',
  'flag',
  'instance',
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
/** What is another one in every run: secrets, and the moments when something happened. */
const fleeting = /^(.*token|public_key|private_key|time)$|(?<!start|end)_at$/
/** A line of the log tells which door was knocked at. */
const address = /was refused \w+ \S+,/

export type GameRows = Record<string, string[]>

/**
 * The rows of all games of a platform as texts, comparable between two platforms on which the same happened in the
 * same order: ids stay, but for lines of the log, which are written
 * when there is time; people go by their names and generated flags by whom they were made for.
 */
export async function readGameRows({ services: { pool, db, logs } }: TestApp): Promise<GameRows> {
  await logs.flush()
  const users = await db.user.findMany()
  const generated = await db.instance.findMany({
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
