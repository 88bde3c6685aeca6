import type { ChallengeSource } from '../../../cli/challenge-file/source.ts'
import { readDocuments } from '../../../cli/challenge-file/yaml.ts'

type Parts = Partial<Omit<ChallengeSource, 'document' | 'beside' | 'project'>> & {
  /** Texts of the files beside the challenge file, by path. */
  files?: Record<string, string>
  project?: string
}

/** A challenge file with files beside it that exist in memory only. */
export function challengeSource(
  text: string,
  { files = {}, project, ...parts }: Parts = {},
): ChallengeSource {
  const folderOf = (folder: string) => (folder === '.' ? '' : `${folder.replace(/\/$/, '')}/`)
  return {
    document: readDocuments(text)[0] ?? {},
    folderName: 'Old Lighthouse',
    folders: ['event', 'web'],
    options: {},
    beside: {
      text: (path) => files[path],
      list: (folder) => ({
        files: Object.keys(files)
          .filter((path) => path.startsWith(folderOf(folder)))
          .map((path) => path.slice(folderOf(folder).length)),
        leftOut: [],
      }),
    },
    ...(project !== undefined && { project: readDocuments(project)[0] }),
    ...parts,
  }
}
