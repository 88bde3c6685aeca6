import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

const folderName = 'pages'
const reason = 'it is a page of a site. The platform has posts instead: write one with its text'

/** Whether the text begins with the front matter of ctfcli. */
function isPage(text: string): boolean {
  const [, matter = ''] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text) ?? []
  return /^(?:route|title):/m.test(matter)
}

/** The pages of the site of a ctfcli project, which have no place on the platform. */
export function findPages(root: string): { label: string; reason: string }[] {
  const folder = join(root, folderName)
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(md|html?)$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => isPage(readFileSync(path, 'utf8')))
    .map((path) => ({
      label: path
        .slice(root.length + 1)
        .split(sep)
        .join('/'),
      reason,
    }))
    .toSorted((a, b) => (a.label < b.label ? -1 : 1))
}
