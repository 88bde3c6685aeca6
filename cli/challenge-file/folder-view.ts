import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { FolderFiles, FolderView } from './source.ts'
import { decodeText } from './yaml.ts'

const largestText = 1024 * 1024
const ignoredFolders = new Set(['node_modules', '.git'])
/** Linked folders can show the same files in ever more places. */
const mostFiles = 20_000

export const isInside = (folder: string, path: string) => path === folder || path.startsWith(folder + sep)

const outside = 'is a link that leads out of the imported folder'

/** The real path of a file or folder; undefined for a link without a target. */
function realPathOf(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}

/** All files below a folder, also through links to places inside the imported folder. */
function filesBelow(folder: string, realRoot: string): FolderFiles {
  const found: FolderFiles = { files: [], leftOut: [] }
  const visit = (real: string, prefix: string, above: string[]) => {
    for (const { name } of readdirSync(real, { withFileTypes: true })) {
      const path = `${prefix}${name}`
      const leaveOut = (reason: string) => void found.leftOut.push({ path, reason })
      const target = realPathOf(join(real, name))
      if (target === undefined) {
        leaveOut('is a link without a target')
        continue
      }
      const kind = statSync(target)
      if (!isInside(realRoot, target)) leaveOut(outside)
      else if (found.files.length === mostFiles) leaveOut(`is after the first ${mostFiles} files`)
      else if (kind.isFile()) found.files.push(path)
      else if (!kind.isDirectory()) leaveOut('is neither a file nor a folder')
      else if (ignoredFolders.has(name)) leaveOut('is a folder that is never used')
      else if (above.includes(target)) leaveOut('is a link to a folder above it')
      else visit(target, `${path}/`, [...above, target])
      if (found.files.length === mostFiles && found.leftOut.length > 0) return
    }
  }
  visit(folder, '', [folder])
  found.files.sort()
  found.leftOut.sort((a, b) => (a.path < b.path ? -1 : 1))
  return found
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
      if (real) return filesBelow(real, realRoot)
      const isLink = lstatSync(join(folder, path), { throwIfNoEntry: false })?.isSymbolicLink() === true
      return { files: [], leftOut: isLink ? [{ path: '', reason: outside }] : [] }
    },
  }
}
