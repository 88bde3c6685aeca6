import { readAccounts } from '../game-package/foreign/ctfd/accounts.ts'
import { ctfdStandings } from '../game-package/foreign/ctfd/ctfd-standings.ts'
import { readTables } from '../game-package/foreign/ctfd/read-tables.ts'
import { readTexts } from '../game-package/foreign/ctfd/read-texts.ts'
import { ctfdVersion, rootOf } from '../game-package/import/open-import.ts'
import { openArchive } from '../game-package/import/zip-archive.ts'
import { invalidField } from '../../use-case/errors.ts'

/**
 * The standings of a CTFd export, as CTFd's `/api/v1/scoreboard` lists them. Nothing else of the export is read.
 * @throws InvalidInputError (no CTFd export), ConflictError (damaged, too large)
 */
export async function readExport(file: string, sizeBytes: number): Promise<object[]> {
  const archive = rootOf(await openArchive(file, sizeBytes))
  try {
    if (!archive.entries.has(ctfdVersion)) throw invalidField('file', 'pastGame.otherFormat')
    const { tables, game } = readTables(await readTexts(archive))
    const mode = tables.config.find(({ key }) => key === 'user_mode')?.value
    const standings = ctfdStandings(tables, readAccounts(game, tables, String(mode ?? '').trim()))
    return standings.map(({ account, score }, index) => ({ pos: index + 1, name: account.name, score }))
  } finally {
    archive.close()
  }
}
