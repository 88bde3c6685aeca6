import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { HalyardClient } from '../client/client.ts'
import { readArguments, requireNoArguments } from '../arguments.ts'
import { readArchive, type ArchivedGame } from '../archive/read-archive.ts'
import { renderPages } from '../archive/render-pages.ts'
import { style } from '../archive/style.ts'
import { CliError, UsageError } from '../errors.ts'
import { download } from '../files.ts'
import { gameOption } from '../games.ts'
import { connectSignedIn } from '../settings.ts'

/** Writes a finished game as a folder of pages that need no server. */
export async function archive(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args, {
    game: { type: 'string' },
    challenges: { type: 'boolean', default: false },
    url: { type: 'string' },
  })
  const [folder, ...rest] = positionals
  if (folder === undefined) throw new UsageError('Missing argument: the folder to write.')
  requireNoArguments(rest)
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new CliError(`${folder} is not empty.`)
  const api = connectSignedIn(values.url)
  const archived = await readArchive(api, await gameOption(api, values.game), values.challenges)
  const files = await storeFiles(api, archived, folder)
  for (const [name, page] of renderPages(archived, files)) write(folder, name, page)
  write(folder, 'style.css', style)
  write(folder, 'game.json', `${JSON.stringify(archived, null, 2)}\n`)
  console.log(`Wrote "${archived.game.title}" to ${folder}. Open ${join(folder, 'index.html')}.`)
}

/** Downloads the files that the pages link to. Returns their paths by their addresses on the platform. */
async function storeFiles(api: HalyardClient, { challenges, writeups }: ArchivedGame, folder: string) {
  const wanted = [
    ...challenges.map(({ attachment }) => ({ url: attachment?.url, name: attachment?.name ?? 'attachment' })),
    ...writeups.map(({ kind, url }) => ({ url: kind === 'Pdf' ? url : null, name: 'write-up.pdf' })),
  ]
  const files = new Map<string, string>()
  for (const { url, name } of wanted) {
    if (!url?.startsWith('/') || files.has(url)) continue
    const chunks: Uint8Array[] = []
    for await (const chunk of await download(api, url)) chunks.push(chunk as Uint8Array)
    // A name from the platform never leads out of the folder.
    const path = `files/${files.size + 1}/${safeName(name)}`
    write(folder, path, Buffer.concat(chunks))
    files.set(url, path.split('/').map(encodeURIComponent).join('/'))
  }
  return files
}

function safeName(name: string): string {
  const last = basename(name.replace(/[\\\p{Cc}]/gu, '_'))
  return last === '' || last === '.' || last === '..' ? 'file' : last
}

function write(folder: string, path: string, content: string | Uint8Array): void {
  const target = join(folder, path)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, content)
}
