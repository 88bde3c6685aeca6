import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { HalyardClient } from '../../client/client.ts'
import { CliError } from '../../errors.ts'
import { downloadBytes } from '../../files.ts'
import { findChallengeFiles } from '../../challenge-file/find-files.ts'
import { readFiles } from '../../challenge-file/read-files.ts'
import type { ReadOptions } from '../../challenge-file/source.ts'
import { attachmentPlaces } from './attachment-places.ts'
import { differencesOf } from './file-differences.ts'
import type { GameChallenge } from '../game-challenges.ts'
import { planImport, type PlannedItem } from '../plan/plan-import.ts'
import { isBelow, isTaken, writeBelow } from './write-below.ts'

type Pull = {
  api: HalyardClient
  folder: string
  /** The path from the root of the repository to the folder. */
  prefix: string
  reading: ReadOptions
}

/** A file that the platform keeps, with the challenges that it gave. */
type Kept = { path: string; challenges: GameChallenge[]; written: string[] }

const document =
  'query KeptSource($id: ID!) { node(id: $id) { __typename ... on Challenge { source { document } } } }'

/** The kept files that have a free place below the folder. */
function keptFiles({ folder, prefix }: Pull, challenges: GameChallenge[]): Kept[] {
  const byPath = new Map<string, GameChallenge[]>()
  for (const challenge of challenges) {
    const { source, sourceKey } = challenge
    if (!source || !sourceKey?.startsWith(prefix)) continue
    const [path = ''] = sourceKey.slice(prefix.length).split('#', 1)
    if (!isBelow(folder, path) || isTaken(join(folder, path))) continue
    byPath.set(path, [...(byPath.get(path) ?? []), challenge])
  }
  return [...byPath]
    .filter(([, [first, ...others]]) =>
      others.every(({ source }) => source?.sha256 === first?.source?.sha256),
    )
    .map(([path, some]) => ({ path, challenges: some, written: [] }))
}

function write({ folder }: Pull, kept: Kept, path: string, content: string | Uint8Array): void {
  if (!isBelow(folder, path) || isTaken(join(folder, path))) return
  try {
    writeBelow(folder, path, content)
  } catch (error) {
    // Then the challenge is written elsewhere, or reported there.
    if (error instanceof CliError) return
    throw error
  }
  kept.written.push(path)
}

/** Whether the file gives the values of the platform, and its files for players are there. */
const givesAll = (item: PlannedItem) =>
  differencesOf(item).length === 0 && !item.report.warnings.some((text) => text.startsWith('files:'))

/**
 * Writes the files that the challenges were imported from, each with its attachment. A file stays only if it gives the
 * values of the platform. Returns the paths by the ids of the challenges.
 */
export async function writeKeptSources(
  pull: Pull,
  { missing, all }: { missing: GameChallenge[]; all: GameChallenge[] },
): Promise<Map<string, string>> {
  const { api, folder, reading } = pull
  const files = keptFiles(pull, missing)
  for (const kept of files) {
    const { node } = await api.query(document, { id: kept.challenges[0]?.id ?? '' })
    if (node?.__typename !== 'Challenge' || !node.source) continue
    write(pull, kept, kept.path, node.source.document)
  }
  if (files.every(({ written }) => written.length === 0)) return new Map()

  const { challenges: read } = readFiles(findChallengeFiles(folder), reading)
  for (const kept of files) {
    for (const { challengeAttachment, sourceKey } of kept.challenges) {
      const own = read.find((one) => one.file === kept.path && one.sourceKey === sourceKey)
      const { type, url, name } = challengeAttachment ?? {}
      if (!own || type !== 'Local' || !url) continue
      for (const { path, bytes } of attachmentPlaces(own, name ?? '', await downloadBytes(api, url))) {
        write(pull, kept, join(dirname(kept.path), path), bytes)
      }
    }
  }

  const { items } = await planImport(findChallengeFiles(folder), all, reading)
  const paths = new Map<string, string>()
  for (const { path, challenges, written } of files) {
    const same = items.filter((item) => item.read.file === path && givesAll(item))
    const ids = new Set(same.map(({ plan }) => plan.existing?.id))
    if (written.includes(path) && challenges.every(({ id }) => ids.has(id))) {
      for (const { id } of challenges) paths.set(id, path)
    } else for (const file of written) rmSync(join(folder, file))
  }
  return paths
}
