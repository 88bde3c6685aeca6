import { cutText } from '../../../../../rules/cut-text.ts'
import { safeFileName } from '../../../asset/file-name.ts'
import type { ForeignGame } from '../foreign-game.ts'
import type { CtfdTables } from './ctfd-shapes.ts'

/** The uploads of a challenge, and the name of their file. Several become one ZIP file. */
export type FileGroup = { challengeId: number; name: string; uploads: { entry: string; name: string }[] }

/** The files of challenges that the archive contains. */
export function groupFiles(
  game: ForeignGame,
  { files, challenges }: Pick<CtfdTables, 'files' | 'challenges'>,
  entries: ReadonlySet<string>,
): FileGroup[] {
  const uploads = new Map<number, FileGroup['uploads']>()
  const titles = new Map(challenges.map(({ id, name }) => [id, name]))
  for (const { type, location, challenge_id: challengeId } of files) {
    const name = location.split('/').at(-1) ?? ''
    const entry = `uploads/${location}`
    if (challengeId === null || !titles.has(challengeId)) {
      if (type === '' || type === 'challenge') game.lose('files: without a challenge')
      else if (type === 'solution') game.lose('files: solution')
    } else if (!entries.has(entry)) game.missFile(entry)
    else {
      const group = uploads.get(challengeId) ?? []
      group.push({ entry, name: freeName(group, name) })
      uploads.set(challengeId, group)
    }
  }
  return [...uploads].map(([challengeId, group]) => {
    const title = (titles.get(challengeId) ?? '').replace(/[^\p{L}\p{N}._-]+/gu, '_') || 'files'
    const name = group.length === 1 ? (group[0]?.name ?? '') : `${cutText(title, 100)}.zip`
    return {
      challengeId,
      name: safeFileName(name),
      uploads: group,
    }
  })
}

/** The name, or the name with a number before it. */
function freeName(group: FileGroup['uploads'], name: string): string {
  let free = name
  for (let number = 2; group.some((upload) => upload.name === free); number += 1) free = `${number}-${name}`
  return free
}
