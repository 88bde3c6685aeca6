import type { FileSource } from './definition.ts'
import type { FolderView, Warn } from './source.ts'

/** Files that keep an empty folder in a repository, or that a file manager makes. */
const noHandouts = new Set(['.keep', '.gitkeep', '.gitignore', '.DS_Store', 'Thumbs.db'])

const below = (folder: string, path: string) =>
  folder === '.' ? path : `${folder.replace(/\/+$/, '')}/${path}`.replace(/\/$/, '')

/** All files for players in a folder, with their paths in it as names. Names what is left out. */
export function folderFiles(
  folder: string,
  beside: FolderView,
  warn: Warn,
): { path: string; name: string }[] {
  const { files, leftOut } = beside.list(folder)
  for (const { path, reason } of leftOut) warn(`files: ${below(folder, path)} ${reason}, and is left out`)
  return files
    .filter((path) => !noHandouts.has(path.split('/').at(-1) ?? ''))
    .map((name) => ({ path: below(folder, name), name }))
}

/** The file of a path, or all files of the folder of this path. */
export function filesAt(path: string, beside: FolderView, warn: Warn): FileSource[] {
  if (/^https?:/i.test(path) || beside.text(path) !== undefined) return [path]
  const { files, leftOut } = beside.list(path)
  return files.length + leftOut.length > 0 ? folderFiles(path, beside, warn) : [path]
}
