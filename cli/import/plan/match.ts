import type { FoundFiles } from '../../challenge-file/find-files.ts'
import type { ReadChallenge } from '../../challenge-file/read-files.ts'
import { plainText } from '../../challenge-file/yaml.ts'
import type { GameChallenge } from '../game-challenges.ts'
import { planChallenge } from './plan-challenge.ts'

export type Match = { read: ReadChallenge; existing?: GameChallenge; reason?: string }

/** How many values of the challenge the file would change. */
const changesOf = (read: ReadChallenge, challenge: GameChallenge) =>
  planChallenge(read, undefined, challenge).changes.filter(({ key }) => key !== 'path').length

/**
 * Pairs files and challenges of one name, those first that differ least. More challenges than files can only be paired
 * if the file changes nothing, as `halyard pull` writes it.
 */
function pairByName(files: ReadChallenge[], challenges: GameChallenge[]): Map<ReadChallenge, GameChallenge> {
  const [file, ...otherFiles] = files
  const [challenge, ...others] = challenges
  if (file && challenge && otherFiles.length + others.length === 0) return new Map([[file, challenge]])
  const pairs = files
    .flatMap((read) => challenges.map((one) => ({ read, one, changes: changesOf(read, one) })))
    .toSorted((a, b) => a.changes - b.changes)
  const found = new Map<ReadChallenge, GameChallenge>()
  const taken = new Set<GameChallenge>()
  for (const { read, one, changes } of pairs) {
    const isAmbiguous = changes > 0 && challenges.length - taken.size > files.length - found.size
    if (found.has(read) || taken.has(one) || isAmbiguous) continue
    found.set(read, one)
    taken.add(one)
  }
  return found
}

/**
 * Finds the challenge on the platform for each file: by the key of the file, which survives a new title, or else by
 * the title, which survives a new place of the file. Several challenges may have one title.
 */
export function matchChallenges(files: ReadChallenge[], challenges: GameChallenge[]): Match[] {
  const byKey = new Map(challenges.map((challenge) => [challenge.sourceKey, challenge]))
  const keys = new Set(files.map(({ sourceKey }) => sourceKey))
  const unknown = Map.groupBy(
    files.filter(({ sourceKey }) => !byKey.has(sourceKey)),
    ({ title }) => title,
  )
  // A challenge whose own file is in this run belongs to that file.
  const free = challenges.filter(({ sourceKey }) => sourceKey === null || !keys.has(sourceKey))
  const named = Map.groupBy(free, ({ title }) => plainText(title))
  const pairs = new Map(
    [...unknown].flatMap(([title, some]) => [...pairByName(some, named.get(title) ?? [])]),
  )
  return files.map((read): Match => {
    const existing = byKey.get(read.sourceKey) ?? pairs.get(read)
    if (existing) return { read, existing }
    const isUnclear = (named.get(read.title) ?? []).some((one) => ![...pairs.values()].includes(one))
    if (!isUnclear) return { read }
    return {
      read,
      reason: `the game has several challenges named "${read.title}", and the file fits none of them`,
    }
  })
}

/** Challenges that came from files which were removed from the imported folder. */
export function removedChallenges(
  found: Pick<FoundFiles, 'isFolder' | 'keyPrefix' | 'files'>,
  challenges: GameChallenge[],
  matches: Match[],
): GameChallenge[] {
  if (!found.isFolder) return []
  const kept = new Set(matches.map(({ existing }) => existing?.id))
  // A file that exists but cannot be read is not a removed one.
  const present = new Set(found.files.map(({ key }) => key))
  return challenges.filter(({ id, sourceKey }) => {
    if (sourceKey === null || kept.has(id) || !sourceKey.startsWith(found.keyPrefix)) return false
    const [file = ''] = sourceKey.split('#', 1)
    const isInFile =
      sourceKey.includes('#') && matches.some(({ read }) => read.sourceKey.startsWith(`${file}#`))
    return isInFile || !present.has(file)
  })
}
