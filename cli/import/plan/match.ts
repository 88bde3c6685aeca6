import type { FoundFiles } from '../../challenge-file/find-files.ts'
import type { ReadChallenge } from '../../challenge-file/read-files.ts'
import type { GameChallenge } from '../game-challenges.ts'

export type Match = { read: ReadChallenge; existing?: GameChallenge; reason?: string }

/**
 * Finds the challenge on the platform for each file: by the key of the file, which survives a new title, or else by
 * the title, which survives a new place of the file.
 */
export function matchChallenges(files: ReadChallenge[], challenges: GameChallenge[]): Match[] {
  const byKey = new Map(challenges.map((challenge) => [challenge.sourceKey, challenge]))
  const keys = new Set(files.map(({ sourceKey }) => sourceKey))
  const fileByTitle = new Map<string, string>()
  return files.map((read): Match => {
    const other = fileByTitle.get(read.title)
    if (other !== undefined) return { read, reason: `name: ${other} has the same name "${read.title}"` }
    fileByTitle.set(read.title, read.file)
    const known = byKey.get(read.sourceKey)
    if (known) return { read, existing: known }
    // A challenge whose own file is in this run belongs to that file.
    const named = challenges.filter(
      ({ title, sourceKey }) => title === read.title && (sourceKey === null || !keys.has(sourceKey)),
    )
    const [existing, duplicate] = named
    if (duplicate) return { read, reason: `the game has several challenges named "${read.title}"` }
    return { read, existing }
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
