import { findAttachment } from '../challenge-file/attachment.ts'
import type { ChallengeDefinition } from '../challenge-file/definition.ts'
import type { FoundFiles } from '../challenge-file/find-files.ts'
import { readFiles } from '../challenge-file/read-files.ts'
import type { ReadOptions } from '../challenge-file/source.ts'
import { unpackZip } from '../challenge-file/unpack.ts'
import { droppedTagsProblem } from './dropped-tags.ts'

export type LintRow = { file: string; title: string | null; problems: string[] }

/** Flags shorter than this occur in files by chance. */
const shortestFlag = 6

/** The bytes of a file, and of the files in it if it is a ZIP archive, by name. */
function contentsOf(name: string, bytes: Uint8Array): [string, Uint8Array][] {
  return [[name, bytes], ...(unpackZip(bytes) ?? [])]
}

/** The names of the files for players that have one of the flags as text. */
function filesWithFlag(
  { flags }: Pick<ChallengeDefinition, 'flags'>,
  name: string,
  bytes: Uint8Array,
): string[] {
  const texts = (flags?.values ?? []).flatMap(({ flag, kind }) => {
    if (kind === 'Regex' || flag.length < shortestFlag) return []
    const encodings = [Buffer.from(flag), Buffer.from(flag, 'utf16le')]
    return kind === 'Exact' ? encodings : [...encodings, Buffer.from(flag.toLowerCase())]
  })
  return contentsOf(name, bytes)
    .filter(([, content]) => texts.some((text) => Buffer.from(content).includes(text)))
    .map(([file]) => file)
}

/** A line for each text of a challenge with HTML that players do not see. */
function textProblems({
  content,
  hints,
  extraHints,
}: Pick<ChallengeDefinition, 'content' | 'hints' | 'extraHints'>): string[] {
  const texts = [
    ...(content ?? []),
    ...[...(hints ?? []), ...(extraHints ?? []).map((hint) => hint.content)].map((text) => ({
      key: 'hints',
      text,
    })),
  ]
  return texts.flatMap(({ key, text }) => droppedTagsProblem(key, text) ?? [])
}

/** Undefined for an image whose content cannot change. */
export function imageProblem(image: string | undefined): string | undefined {
  if (!image || image.includes('@sha256:')) return undefined
  const tag = /:([\w.-]+)$/.exec(image)?.[1]
  if (tag !== undefined && tag !== 'latest') return undefined
  return `image: ${image} has ${tag ? 'the tag latest' : 'no tag'}, so it may change during the event. Name a version or a digest`
}

/**
 * Reads all files and looks for errors that an import does not see. Needs no platform, and no network unless
 * `problemOfImage` asks the registries of the images.
 */
export async function lintFiles(
  found: FoundFiles,
  reading: ReadOptions,
  problemOfImage?: (image: string) => Promise<string | undefined>,
): Promise<LintRow[]> {
  const { challenges, skipped, pages } = readFiles(found, reading)
  const rows = [
    ...skipped.map(({ file, reason }): LintRow => ({ file, title: null, problems: [reason] })),
    ...pages.map(({ label, title, content, warnings }): LintRow => ({
      file: label,
      title,
      problems: [...warnings, droppedTagsProblem('content', content)].filter((text) => text !== undefined),
    })),
  ]
  const requirable = Map.groupBy(challenges, ({ title }) => title)
  for (const challenge of challenges) {
    const problems = [...challenge.warnings, ...textProblems(challenge)]
    const warn = (text: string) => void problems.push(text)
    for (const title of challenge.requirements ?? []) {
      const named = (requirable.get(title) ?? []).filter((one) => one !== challenge)
      if (named.length > 1) warn(`requirements: ${named.length} challenges are named "${title}"`)
    }
    const attachment = await findAttachment(challenge, { folder: challenge.folder, root: found.root }, warn)
    if (attachment?.type === 'Local') {
      const bytes = new Uint8Array(await (await attachment.open()).arrayBuffer())
      for (const name of filesWithFlag(challenge, attachment.name, bytes)) {
        warn(`files: ${name} contains a flag of the challenge`)
      }
    }
    const image = challenge.settings?.containerImage
    const problem = imageProblem(image)
    if (problem) warn(problem)
    // An image that the import builds is in no registry yet.
    const unreachable = image && !challenge.build ? await problemOfImage?.(image) : undefined
    if (unreachable) warn(unreachable)
    rows.push({ file: challenge.file, title: challenge.title, problems })
  }
  return rows.toSorted((a, b) => (a.file < b.file ? -1 : 1))
}
