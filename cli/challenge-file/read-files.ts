import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { imageBuildOf, type ImageBuild } from './build.ts'
import { pageReason, readPage, type Page } from './ctfcli/find-pages.ts'
import { readCsvDocument } from './ctfd-csv/csv-document.ts'
import type { ChallengeDefinition } from './definition.ts'
import type { FoundFile, FoundFiles } from './find-files.ts'
import { folderView } from './folder-view.ts'
import {
  isFurtherFile,
  kctfDocument,
  knownDialects,
  recognize,
  type Dialect,
  type Recognized,
} from './recognize.ts'
import type { ReadOptions } from './source.ts'
import { readDialect } from './read-dialect.ts'
import type { KeptSource } from './kept-source.ts'
import { readToml } from './toml.ts'
import { decodeText, mapOf, readDocuments, textOf, type YamlMap } from './yaml.ts'

export type ReadChallenge = Omit<ChallengeDefinition, 'build'> & {
  /** The build of its image, if it must be built. */
  build?: ImageBuild
  file: string
  folder: string
  dialect: Dialect
  /** Recognizes the challenge in later runs, also when its title changes. */
  sourceKey: string
  /** The file as it is, which the platform keeps. */
  source: KeptSource
}
export type ReadFiles = {
  challenges: ReadChallenge[]
  /** Files that gave no challenge, with the reason. */
  skipped: { file: string; reason: string }[]
  /** The pages that become posts. */
  pages: Page[]
}

const rcdsNames = ['rcds.yaml', 'rcds.yml', 'rcds.json']

/** The project file of rcds in the folder of the challenge or above it. */
function rcdsProject(folder: string): YamlMap | undefined {
  for (let at = folder; ; at = dirname(at)) {
    const path = rcdsNames.map((name) => join(at, name)).find((name) => existsSync(name))
    if (path) return readDocuments(decodeText(readFileSync(path)))[0]
    if (at === dirname(at) || existsSync(join(at, '.git'))) return undefined
  }
}

/** The name at which players reach the services of a gzcli workspace. It is in the settings of the server. */
function gzcliHost(folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    const path = join(at, '.gzctf', 'appsettings.json')
    if (existsSync(path)) return publicEntryOf(path)
    if (at === dirname(at) || existsSync(join(at, '.git'))) return undefined
  }
}

function publicEntryOf(path: string): string | undefined {
  try {
    const [settings] = readDocuments(decodeText(readFileSync(path)))
    return textOf(mapOf(settings?.['ContainerProvider'])['PublicEntry']) || undefined
  } catch {
    // Settings that cannot be read name no host, and a challenge that needs it has a warning.
    return undefined
  }
}

type Parsed = { file: FoundFile; text: string; documents: YamlMap[]; kind: Recognized; project?: YamlMap }

function parse(file: FoundFile): Parsed {
  const text = decodeText(readFileSync(file.path))
  const documents = documentsOf(file.path, text)
  const project = rcdsProject(file.folder)
  return {
    file,
    text,
    documents,
    project,
    kind: recognize(basename(file.path), documents, project !== undefined),
  }
}

function documentsOf(path: string, text: string): YamlMap[] {
  if (/\.csv$/i.test(path)) return [readCsvDocument(text)]
  return /\.toml$/i.test(path) ? [readToml(text)] : readDocuments(text)
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The challenge with the name of the image that is built for it. */
function withImage(
  { build: source, ...challenge }: ChallengeDefinition,
  folder: string,
  root: string,
  { registry }: ReadOptions,
): Omit<ChallengeDefinition, 'build'> & { build?: ImageBuild } {
  if (!source || !registry) return challenge
  const build = imageBuildOf(source, { folder, root, registry })
  return { ...challenge, build, settings: { ...challenge.settings, containerImage: build.image } }
}

/** The name of the file beside this one that has the same challenge. */
function originalOf(file: FoundFile, title: string, read: readonly ReadChallenge[]): string | undefined {
  if (!isFurtherFile(basename(file.path))) return undefined
  const same = read.find((other) => other.folder === file.folder && other.title === title)
  return same && basename(same.file)
}

/** Reads all found files, each in its dialect. A file that cannot be read does not stop the others. */
export function readFiles(found: FoundFiles, options: ReadOptions): ReadFiles {
  const skipped = found.ignored.map(({ label, reason }) => ({ file: label, reason }))
  const parsed: Parsed[] = []
  for (const file of found.files) {
    try {
      parsed.push(parse(file))
    } catch (error) {
      skipped.push({ file: file.label, reason: reasonOf(error) })
    }
  }
  const challenges: ReadChallenge[] = []
  const keys = new Set<string>()
  const isFurther = ({ file }: Parsed) => isFurtherFile(basename(file.path))
  // A file with the usual name is read before its copies.
  const ordered = [...parsed.filter((one) => !isFurther(one)), ...parsed.filter(isFurther)]
  for (const { file, text, documents, kind, project } of ordered) {
    const skip = (reason: string) => skipped.push({ file: file.label, reason })
    const beside = parsed.filter((other) => other !== undefined && other.file.folder === file.folder)
    if (kind === 'konata project' || kind === 'other') continue
    if (kind === 'unknown') {
      skip(`the format is unknown. Known: ${knownDialects.join('; ')}`)
    } else if (kind === 'kCTF') {
      const hasOwner = beside.some((other) => !['kCTF', 'unknown', 'other'].includes(other.kind))
      if (!hasOwner) skip('a kCTF file describes only a deployment: it has no text, points or flag')
    } else if (documents.length > 1) {
      skip(`the file has ${documents.length} YAML documents. Put each challenge in a file of its own`)
    } else {
      const kctf = beside.find((other) => other.kind === 'kCTF')
      try {
        const read = readDialect(kind, {
          document: documents[0] ?? {},
          folderName: file.folderName,
          folders: file.folders,
          beside: folderView(file.folder, found.root),
          project,
          kctf: kctf && { name: basename(kctf.file.path), document: kctfDocument(kctf.documents) },
          options:
            kind === 'gzcli' || kind === 'rsctf'
              ? { ...options, host: options.host ?? gzcliHost(file.folder) }
              : options,
        })
        for (const challenge of read) {
          const original = originalOf(file, challenge.title, challenges)
          if (original) {
            skip(`it is a copy of ${original}: both have the name "${challenge.title}"`)
            continue
          }
          const inFile = kind === 'konata' || kind === 'CTFd CSV' ? `${file.key}#${challenge.id}` : file.key
          const own = challenge.sourceKey ?? inFile
          const sourceKey = keys.has(own) ? `${own}#${challenge.title}` : own
          keys.add(sourceKey)
          const { defaultScore } = options
          challenges.push({
            ...withImage(challenge, file.folder, found.root, options),
            defaultScore,
            file: file.label,
            folder: file.folder,
            dialect: kind,
            sourceKey,
            source: { format: kind, document: text },
          })
        }
      } catch (error) {
        skip(reasonOf(error))
      }
    }
  }
  const pages = found.pages.flatMap((page) => {
    const read = options.pages ? readPage(page) : { ...page, reason: pageReason }
    if (!('reason' in read)) return [read]
    skipped.push({ file: read.label, reason: read.reason })
    return []
  })
  return { challenges, skipped, pages }
}
