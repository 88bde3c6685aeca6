import { existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { CliError } from '../errors.ts'
import { findPages, type FoundPage } from './ctfcli/find-pages.ts'
import { isInside } from './folder-view.ts'
import { isFurtherFile, knownDialects } from './recognize.ts'

export type FoundFile = {
  path: string
  /** The path that the report shows. */
  label: string
  folder: string
  folderName: string
  /** Names of the folders above the challenge's folder, from the outermost. */
  folders: string[]
  /** The path from the root of the repository. It recognizes the challenge when its title changes. */
  key: string
}
export type FoundFiles = {
  root: string
  /** The path from the root of the repository to the imported folder, with a slash at its end, or empty. */
  keyPrefix: string
  /** Whether a folder was given, so that a missing file means a removed challenge. */
  isFolder: boolean
  files: FoundFile[]
  /** Files that are found by their names but are not read. */
  ignored: { label: string; reason: string }[]
  /** The pages of the site of a ctfcli project. */
  pages: FoundPage[]
}

const isChallengeFile = (name: string) =>
  isFurtherFile(name) ||
  /^(challenge\.(ya?ml|json)|ctfcli\.ya?ml|kona\.(ya?ml|toml)|meta(data)?\.ya?ml|chal\.json|chall\.toml|challenges\.json|(.*[-_.])?challenges\.csv|.*\.ctfd\.csv)$/i.test(
    name,
  )
const ignoredFolders = new Set(['node_modules', '.git', '.gzcli', '.example', '.structure', 'templates'])
const projectMarks = ['.ctf', '.gzctf', 'rcds.yaml', 'rcds.yml', 'rcds.json']

const isChallengeFolder = (path: string) =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true &&
  readdirSync(path).some((name) => isChallengeFile(name))

/** Challenge files, and links to folders that have some: these are found at their own place, or named. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return ignoredFolders.has(entry.name) ? [] : filesBelow(path)
    if (entry.isSymbolicLink() && isChallengeFolder(path)) return [path]
    return (entry.isFile() || entry.isSymbolicLink()) && isChallengeFile(entry.name) ? [path] : []
  })
}

/** The nearest folder with one of the names, from `folder` upwards. */
function nearestWith(names: string[], folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    if (names.some((name) => existsSync(join(at, name)))) return at
    if (at === dirname(at)) return undefined
  }
}

/** The root of the repository or project, or else the folder above the imported one. */
const projectRoot = (root: string) =>
  nearestWith(['.git'], root) ?? nearestWith(projectMarks, root) ?? dirname(root)

const namesFrom = (from: string, to: string) => relative(from, to).split(sep).filter(Boolean)

/** The path from the root of the repository to a folder, with a slash at its end, or empty. */
export function keyPrefixOf(folder: string): string {
  return namesFrom(projectRoot(folder), folder)
    .map((name) => `${name}/`)
    .join('')
}

/** Whether the folder exists and has challenge files. */
export function hasChallengeFiles(folder: string): boolean {
  return existsSync(folder) && filesBelow(folder).length > 0
}

/** All challenge files in a folder and its subfolders, or the single given file. @throws CliError */
export function findChallengeFiles(path: string): FoundFiles {
  const target = resolve(path)
  const found = statSync(target, { throwIfNoEntry: false })
  if (!found) throw new CliError(`File or folder not found: ${path}`)
  const root = found.isDirectory() ? target : dirname(target)
  const project = projectRoot(root)
  const paths = found.isDirectory() ? filesBelow(target) : [target]
  if (paths.length === 0) {
    throw new CliError(
      `No challenge file found in ${path} or its subfolders. Known: ${knownDialects.join('; ')}.`,
    )
  }
  const realRoot = realpathSync(root)
  // The files of a linked folder inside the imported one are found at their own place.
  const isFoundTwice = (file: string) =>
    statSync(file, { throwIfNoEntry: false })?.isDirectory() === true &&
    isInside(realRoot, realpathSync(file))
  const files = paths
    .filter((file) => !isFoundTwice(file))
    .map((file) => ({
      path: file,
      label: namesFrom(root, file).join('/'),
      folder: dirname(file),
      folderName: basename(dirname(file)),
      folders: dirname(dirname(file)).split(sep).filter(Boolean).slice(-4),
      key: namesFrom(project, file).join('/'),
    }))
  const isLink = (file: FoundFile) => found.isDirectory() && lstatSync(file.path).isSymbolicLink()
  return {
    root,
    keyPrefix: keyPrefixOf(root),
    isFolder: found.isDirectory(),
    files: files.filter((file) => !isLink(file)).sort((a, b) => (a.label < b.label ? -1 : 1)),
    ignored: files.filter(isLink).map(({ label }) => ({
      label,
      reason: 'it is a symbolic link. Put the file or the folder itself into the imported folder',
    })),
    pages: found.isDirectory() ? findPages(target) : [],
  }
}
