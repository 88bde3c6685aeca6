import { readFileSync } from 'node:fs'
import path from 'node:path'

const entryTag = /<link [^>]*\bdata-entry\b[^>]*>/
const address = /\bhref="([^"]+)"/

/**
 * The build of the client in a folder: the address of its entry script, whose hash covers every file of the client. Open
 * pages compare it with their own. Null if the page names none.
 */
export function readClientBuild(clientFolder: string): string | null {
  const [tag = ''] = entryTag.exec(readFileSync(path.join(clientFolder, 'index.html'), 'utf8')) ?? []
  return address.exec(tag)?.[1] ?? null
}
