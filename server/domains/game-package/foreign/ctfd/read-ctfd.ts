import { compareBoards } from './compare-boards.ts'
import type { CtfdExport } from './ctfd-export.ts'
import { readAccounts } from './accounts.ts'
import { readChallenges } from './read-challenges.ts'
import { readConfig } from './read-config.ts'
import { readAwards } from './read-awards.ts'
import { readHints } from './read-hints.ts'
import { readPages } from './read-pages.ts'
import { readPeople } from './read-people.ts'
import { readSubmissions } from './read-submissions.ts'
import { withNewAddresses } from './file-addresses.ts'
import { ctfdStandings } from './ctfd-standings.ts'

/** Reads a CTFd export into the game. */
export function readCtfd(given: CtfdExport): { hasHistory: boolean; version: string } {
  const source = { ...given, tables: withNewAddresses(given) }
  const { tables, game } = source
  const config = new Map(tables.config.map(({ key, value }) => [key, String(value ?? '').trim()]))
  const accounts = readAccounts(game, tables, config.get('user_mode') ?? '')
  const board = ctfdStandings(tables, accounts)
  for (const { sha256, bytes, name } of [...source.files.values(), ...source.shown.values()]) {
    if (game.rowsOf('files.jsonl').some((file) => file.sha256 === sha256)) continue
    game.add(
      'files.jsonl',
      { sha256, name, bytes, isMissing: false },
      { document: 'db/files.json', member: '' },
    )
  }
  readConfig(source, config)
  readChallenges(source, accounts, config)
  readHints(source)
  readPages(source)
  readPeople(source, accounts, board)
  readSubmissions(source, accounts)
  readAwards(source, accounts)
  compareBoards(source, board)
  return { hasHistory: accounts.all.length > 0, version: config.get('ctf_version') ?? '' }
}
