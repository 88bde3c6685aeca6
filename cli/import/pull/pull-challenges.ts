import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { parse } from 'yaml'
import { attachmentPath, challengePath } from '../../../rules/challenge-file/challenge-paths.ts'
import type { HalyardClient } from '../../client/client.ts'
import { ignoredKeys } from '../../challenge-file/ctfcli/read-ctfcli.ts'
import { findChallengeFiles, hasChallengeFiles, keyPrefixOf } from '../../challenge-file/find-files.ts'
import type { ReadOptions } from '../../challenge-file/source.ts'
import { plainText } from '../../challenge-file/yaml.ts'
import { CliError } from '../../errors.ts'
import { downloadBytes } from '../../files.ts'
import { differencesOf } from './file-differences.ts'
import { loadGameChallenges, type GameChallenge } from '../game-challenges.ts'
import { planImport, type PlannedItem } from '../plan/plan-import.ts'
import { writeKeptSources } from './pull-sources.ts'
import { writeBelow } from './write-below.ts'
import { writeChallenge } from './write-challenge.ts'

export type PulledFile = {
  file: string
  title: string
  isWritten: boolean
  /** Whether it could not be written. The last warning says why. */
  isFailed: boolean
  warnings: string[]
}

/** The path that the file had, or else one of the category and the title. */
function pathOf(challenge: GameChallenge, prefix: string, taken: Set<string>): string {
  const { sourceKey } = challenge
  const known = sourceKey?.startsWith(prefix) ? sourceKey.slice(prefix.length) : ''
  if (/(^|\/)(challenge|ctfcli)\.ya?ml$/.test(known) && !taken.has(known)) return known
  return challengePath(challenge, taken)
}

/** Keys of a file that only its authors use, so that the platform does not have them. */
function keptKeys(path: string): object {
  if (!existsSync(path)) return {}
  const file: unknown = parse(readFileSync(path, 'utf8'))
  const keys = [...ignoredKeys, 'id'].filter((key) => key !== 'version')
  return Object.fromEntries(Object.entries(file ?? {}).filter(([key]) => keys.includes(key)))
}

/** The files of the folder that belong to challenges of the game, by the ids of these. */
async function filesInPlace(
  folder: string,
  challenges: GameChallenge[],
  reading: ReadOptions,
): Promise<Map<string, PlannedItem>> {
  if (!hasChallengeFiles(folder)) return new Map()
  const { items } = await planImport(findChallengeFiles(folder), challenges, reading)
  return new Map(items.flatMap((item) => (item.plan.existing ? [[item.plan.existing.id, item]] : [])))
}

/** The challenge's file in the folder, if it has to stay as it is. */
function unchangedFile(item: PlannedItem | undefined): PulledFile | undefined {
  if (!item) return undefined
  const { read } = item
  const { file, title } = read
  const differences = differencesOf(item)
  const kept = { file, title, isWritten: false, isFailed: false }
  if (differences.length === 0) return { ...kept, warnings: [] }
  if (read.dialect === 'ctfcli') return undefined
  const keys = differences.join(', ')
  const warning = `${keys}: other values on the platform, and only files of ctfcli are rewritten. Edit the file`
  return { ...kept, warnings: [warning] }
}

/** Writes the challenge's attachment beside its file. Returns the path or address for the file. */
async function pullAttachment(
  { api, folder }: Pick<Pull, 'api' | 'folder'>,
  file: string,
  { challengeAttachment }: GameChallenge,
  warn: (text: string) => void,
): Promise<string[]> {
  const { type, name, url } = challengeAttachment ?? {}
  if (type === 'Remote' && url) return [url]
  if (type !== 'Local' || !url) return []
  const path = attachmentPath(name ?? null)
  if (name && basename(path) !== name) {
    warn(`files: "${name}" is no name that every disk takes, so the file is called ${basename(path)}`)
  }
  writeBelow(folder, join(dirname(file), path), await downloadBytes(api, url))
  return [path]
}

type Pull = {
  api: HalyardClient
  gameId: number
  folder: string
  reading?: ReadOptions
  /** The titles of the challenges to write; all of the game when absent. */
  titles?: string[] | undefined
}

/** The challenges with these titles. @throws CliError for a title that no challenge has */
function chosenOf(challenges: GameChallenge[], titles: string[] | undefined): GameChallenge[] {
  if (!titles) return challenges
  const named = new Set(titles.map(plainText))
  const titlesHeld = new Set(challenges.map(({ title }) => plainText(title)))
  const missing = titles.find((title) => !titlesHeld.has(plainText(title)))
  if (missing !== undefined) throw new CliError(`The game has no challenge named "${missing}".`)
  return challenges.filter(({ title }) => named.has(plainText(title)))
}

const keyOfFile = ({ sourceKey }: GameChallenge) => sourceKey?.split('#', 1)[0]

/**
 * Writes challenges of the game with their attachments: the file that each was imported from, if that still gives the
 * values of the platform, or else a file of ctfcli. A file in the folder that gives these values stays as it is, and one
 * of another format is never replaced.
 */
export async function pullChallenges(pull: Pull): Promise<PulledFile[]> {
  const { api, gameId, folder, reading = {}, titles } = pull
  const { challenges: all } = await loadGameChallenges(api, gameId)
  const challenges = chosenOf(all, titles)
  const inPlace = await filesInPlace(folder, all, reading)
  const prefix = keyPrefixOf(resolve(folder))
  // A file with several challenges is written only if it gives the values of all of them.
  const files = new Set(challenges.map(keyOfFile))
  const missing = all.filter((challenge) => !inPlace.has(challenge.id) && files.has(keyOfFile(challenge)))
  const kept = await writeKeptSources({ api, folder, prefix, reading }, { missing, all })
  const taken = new Set([...[...inPlace.values()].map(({ read }) => read.file), ...kept.values()])
  const pulled: PulledFile[] = []
  for (const challenge of challenges) {
    const item = inPlace.get(challenge.id)
    const staying = unchangedFile(item)
    if (staying) {
      pulled.push(staying)
      continue
    }
    const same = kept.get(challenge.id)
    if (same !== undefined) {
      pulled.push({ file: same, title: challenge.title, isWritten: true, isFailed: false, warnings: [] })
      continue
    }
    const file = item?.read.file ?? pathOf(challenge, prefix, taken)
    taken.add(file)
    pulled.push(await pullOne({ api, folder, prefix }, file, challenge))
  }
  return pulled
}

/** Writes one challenge. A name that the disk refuses does not stop the others. */
async function pullOne(
  { api, folder, prefix }: Pick<Pull, 'api' | 'folder'> & { prefix: string },
  file: string,
  challenge: GameChallenge,
): Promise<PulledFile> {
  const { title, sourceKey: key } = challenge
  const warnings: string[] = []
  const warn = (text: string) => void warnings.push(text)
  try {
    const written = writeChallenge(challenge, {
      files: await pullAttachment({ api, folder }, file, challenge, warn),
      sourceKey: key === null || key === `${prefix}${file}` ? undefined : key,
      kept: keptKeys(join(folder, file)),
    })
    writeBelow(folder, file, written.text)
    return { file, title, isWritten: true, isFailed: false, warnings: [...warnings, ...written.warnings] }
  } catch (error) {
    if (!(error instanceof CliError)) throw error
    return { file, title, isWritten: false, isFailed: true, warnings: [...warnings, error.message] }
  }
}
