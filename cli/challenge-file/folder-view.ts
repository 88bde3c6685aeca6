import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { FolderView } from './source.ts'
import { decodeText } from './yaml.ts'

const largestText = 1024 * 1024
const ignoredFolders = new Set(['node_modules', '.git'])

export const isInside = (folder: string, path: string) => path === folder || path.startsWith(folder + sep)

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return ignoredFolders.has(entry.name) ? [] : filesBelow(path)
    return entry.isFile() ? [path] : []
  })
}

/** The files of a folder. A file outside the imported folder is never read, whatever path or link points there. */
export function folderView(folder: string, root: string): FolderView {
  const realRoot = realpathSync(root)
  const locate = (path: string, kind: 'isFile' | 'isDirectory') => {
    const target = join(folder, ...path.split(/[\\/]+/))
    if (!statSync(target, { throwIfNoEntry: false })?.[kind]()) return undefined
    const real = realpathSync(target)
    return isInside(realRoot, real) ? real : undefined
  }
  return {
    text(path) {
      const real = locate(path, 'isFile')
      if (!real) return undefined
      if (statSync(real).size > largestText) return ''
      const bytes = readFileSync(real)
      // A file that is no text, such as a program, counts as an empty one: only its presence matters.
      try {
        return decodeText(bytes)
      } catch {
        return ''
      }
    },
    list(path) {
      const real = locate(path, 'isDirectory')
      if (!real) return []
      return filesBelow(real)
        .map((file) => relative(real, file).split(sep).join('/'))
        .toSorted((a, b) => (a < b ? -1 : 1))
    },
  }
}
