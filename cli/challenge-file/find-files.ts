import { readdirSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { CliError } from '../errors.ts'

export type FoundFile = {
  path: string
  /** The path that the report shows. */
  label: string
  folder: string
  folderName: string
}
export type FoundFiles = { root: string; files: FoundFile[] }

const isChallengeFile = (name: string) => /^challenge\.ya?ml$/i.test(name)
const ignoredFolders = new Set(['node_modules', '.git'])

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return ignoredFolders.has(entry.name) ? [] : filesBelow(path)
    return entry.isFile() && isChallengeFile(entry.name) ? [path] : []
  })
}

/** All challenge files in a folder and its subfolders, or the single given file. @throws CliError */
export function findChallengeFiles(path: string): FoundFiles {
  const target = resolve(path)
  const found = statSync(target, { throwIfNoEntry: false })
  if (!found) throw new CliError(`File or folder not found: ${path}`)
  const root = found.isDirectory() ? target : dirname(target)
  const paths = found.isDirectory() ? filesBelow(target) : [target]
  if (paths.length === 0) throw new CliError(`No challenge.yml found in ${path} or its subfolders.`)
  const files = paths.map((file) => ({
    path: file,
    label: relative(root, file).split(sep).join('/'),
    folder: dirname(file),
    folderName: basename(dirname(file)),
  }))
  return { root, files: files.sort((a, b) => (a.label < b.label ? -1 : 1)) }
}
