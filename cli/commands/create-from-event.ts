import { existsSync, openAsBlob, readFileSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { readEvent, type GivenEvent } from '../challenge-file/gzcli/read-event.ts'
import type { HalyardClient } from '../client/client.ts'
import { CliError } from '../errors.ts'
import { listGames } from '../games.ts'
import { printable } from '../table.ts'

type Created = { id: number; title: string }

/**
 * Creates the game of a `.gzevent`, which is given itself or by its folder, with its poster. `options` fill what it
 * leaves open.
 */
export async function createFromEvent(
  api: HalyardClient,
  given: string,
  options: GivenEvent,
): Promise<Created> {
  const file = existsSync(given) && statSync(given).isDirectory() ? path.join(given, '.gzevent') : given
  if (!existsSync(file)) throw new CliError(`There is no file ${file}.`)
  const { game, poster, warnings } = readEvent(readFileSync(file, 'utf8'), options)
  const picture = poster === '' ? null : findPoster(poster, path.dirname(path.resolve(file)))
  if (poster !== '' && !picture)
    warnings.push(`poster: ${poster} is no file of the workspace; the game has no poster`)
  for (const warning of warnings) console.error(printable(`${file}: ${warning}`))
  const same = (await listGames(api)).find(({ title }) => title === game.title)
  if (same) {
    throw new CliError(
      `Game ${same.databaseId} has the title "${game.title}" already. Import challenges with --game ${same.databaseId}.`,
    )
  }
  const created = await api.mutate('createGame', game, 'game { id databaseId title }')
  if (!created.game) throw new CliError('The game was created but cannot be read.')
  const { id: gameId, databaseId, title } = created.game
  if (picture) {
    const upload = new File([await openAsBlob(picture)], path.basename(picture))
    await api.mutate('updateGamePoster', { gameId, file: upload }, 'game { databaseId }')
  }
  return { id: databaseId, title }
}

/** The picture beside the event, or else in its workspace; no file outside of the workspace. */
function findPoster(poster: string, folder: string): string | null {
  const workspace = workspaceOf(folder)
  for (const base of [folder, workspace]) {
    const file = path.resolve(base, poster)
    if (!existsSync(file) || !statSync(file).isFile()) continue
    if (realpathSync(file).startsWith(realpathSync(workspace) + path.sep)) return file
  }
  return null
}

function workspaceOf(folder: string): string {
  for (let at = folder; ; at = path.dirname(at)) {
    if (existsSync(path.join(at, '.gzctf'))) return at
    if (at === path.dirname(at)) return folder
  }
}
