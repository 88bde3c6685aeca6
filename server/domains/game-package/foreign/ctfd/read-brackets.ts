import type { Accounts } from './accounts.ts'
import type { CtfdExport } from './ctfd-export.ts'

/** Divisions by the ids of their brackets. Brackets of the same name become one division. */
export function readBrackets({ tables, game }: CtfdExport, { isTeamMode }: Accounts): Map<number, number> {
  const divisions = new Map<number, number>()
  const byName = new Map<string, number>()
  for (const [index, { id, name, type }] of tables.brackets.entries()) {
    if (type !== '' && type !== (isTeamMode ? 'teams' : 'users')) continue
    const known = byName.get(name)
    divisions.set(id, known ?? id)
    if (known !== undefined) {
      game.change(`brackets: ${name}`, `division ${name}`)
      continue
    }
    byName.set(name, id)
    game.add(
      'divisions.jsonl',
      {
        id,
        name: name || `bracket-${id}`,
        position: byName.size - 1,
        entry: 'Open',
        inviteCode: null,
        mailDomains: [],
        standing: 'Ranked',
        takesBloods: true,
        lowersValues: true,
        requiresReview: null,
      },
      { document: 'db/brackets.json', member: `results.${index}` },
    )
  }
  return divisions
}
