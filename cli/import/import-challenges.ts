import { readFileSync } from 'node:fs'
import type { Api } from '../api/api.ts'
import { findAttachment } from '../challenge-file/attachment.ts'
import type { FoundFile, FoundFiles } from '../challenge-file/find-files.ts'
import { readChallenge } from '../challenge-file/read-challenge.ts'
import { applyPlan } from './apply-plan.ts'
import { loadGameChallenges, type GameChallenge } from './game-challenges.ts'
import { planChallenge } from './plan-challenge.ts'
import { summarise, type FileReport, type ImportReport } from './report.ts'

type Options = {
  api: Api
  gameId: number
  found: FoundFiles
  dryRun: boolean
  /** Called after each file. */
  onFile?: (report: FileReport) => void
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Imports every found file into the game. A file that fails does not stop the others. */
export async function importChallenges({
  api,
  gameId,
  found,
  dryRun,
  onFile,
}: Options): Promise<ImportReport> {
  const game = await loadGameChallenges(api, gameId)
  const fileByTitle = new Map<string, string>()
  const files: FileReport[] = []
  for (const file of found.files) {
    const report = await importFile({ api, dryRun, file, root: found.root, fileByTitle, game })
    files.push(report)
    onFile?.(report)
  }
  return {
    url: api.url,
    game: { id: gameId, title: game.title },
    dryRun,
    files,
    summary: summarise(files),
  }
}

type FileOptions = Pick<Options, 'api' | 'dryRun'> & {
  file: FoundFile
  root: string
  /** The files imported so far by their challenge's title. */
  fileByTitle: Map<string, string>
  game: { id: string; challenges: GameChallenge[] }
}

async function importFile(options: FileOptions): Promise<FileReport> {
  const { api, dryRun, file, root, fileByTitle, game } = options
  const report: FileReport = {
    file: file.label,
    title: null,
    status: 'skipped',
    changed: [],
    reason: null,
    warnings: [],
  }
  let statusOnError: FileReport['status'] = 'skipped'
  try {
    const challenge = readChallenge(readFileSync(file.path, 'utf8'), file.folderName)
    report.title = challenge.title
    report.warnings = challenge.warnings
    const other = fileByTitle.get(challenge.title)
    if (other) return { ...report, reason: `name: ${other} has the same name "${challenge.title}"` }
    const [existing, duplicate] = game.challenges.filter(({ title }) => title === challenge.title)
    if (duplicate) return { ...report, reason: `the game has several challenges named "${challenge.title}"` }
    fileByTitle.set(challenge.title, file.label)
    const folders = { folder: file.folder, root }
    const attachment = await findAttachment(challenge, folders, (text) => report.warnings.push(text))
    const plan = planChallenge(challenge, attachment, existing)
    report.warnings.push(...plan.warnings)
    report.changed = plan.changedKeys
    statusOnError = 'failed'
    const isDifferent = !existing || plan.changedKeys.length > 0
    if (isDifferent && !dryRun) await applyPlan(api, game.id, plan)
    return { ...report, status: existing ? (isDifferent ? 'changed' : 'unchanged') : 'created' }
  } catch (error) {
    return { ...report, status: statusOnError, reason: reasonOf(error) }
  }
}
