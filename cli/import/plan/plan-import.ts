import { findAttachment } from '../../challenge-file/attachment.ts'
import type { FoundFiles } from '../../challenge-file/find-files.ts'
import type { Page } from '../../challenge-file/ctfcli/find-pages.ts'
import { readFiles, type ReadChallenge } from '../../challenge-file/read-files.ts'
import type { ReadOptions } from '../../challenge-file/source.ts'
import type { ChallengePlan } from './challenge-plan.ts'
import type { GameChallenge } from '../game-challenges.ts'
import { withoutFields } from './ignored-fields.ts'
import { matchChallenges, type Match } from './match.ts'
import { planChallenge } from './plan-challenge.ts'
import { planRequirements } from './requirements.ts'
import type { FileReport } from '../report.ts'

/** A challenge of a file on its way to the platform. */
export type PlannedItem = { read: ReadChallenge; plan: ChallengePlan; report: FileReport; id?: string }

export const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

export type PlannedImport = { files: FileReport[]; items: PlannedItem[]; matches: Match[]; pages: Page[] }

function blankReport(file: string, title: string | null): FileReport {
  return {
    file,
    title,
    status: 'skipped',
    isDisabled: false,
    changed: [],
    changes: [],
    reason: null,
    warnings: [],
    notes: [],
  }
}

/** Compares every found file with the challenges of a game. `ignored` names the values that stay as they are. */
export async function planImport(
  found: FoundFiles,
  held: GameChallenge[],
  reading: ReadOptions,
  ignored: string[] = [],
): Promise<PlannedImport> {
  const { challenges, skipped, pages } = readFiles(found, reading)
  const files = skipped.map(({ file, reason }): FileReport => ({ ...blankReport(file, null), reason }))
  const items: PlannedItem[] = []
  const matches = matchChallenges(challenges, held)
  for (const { read, existing, reason } of matches) {
    const report = { ...blankReport(read.file, read.title), warnings: read.warnings, notes: read.notes ?? [] }
    files.push(report)
    if (reason) report.reason = reason
    else
      await prepare({
        read: withoutFields(read, existing, ignored),
        report,
        existing,
        root: found.root,
        items,
      })
  }
  planRequirements(items, held)
  for (const item of items) describe(item)
  return { files, items, matches, pages }
}

type Preparation = {
  read: ReadChallenge
  report: FileReport
  existing: GameChallenge | undefined
  root: string
  items: PlannedItem[]
}

async function prepare({ read, report, existing, root, items }: Preparation): Promise<void> {
  const warn = (text: string) => void report.warnings.push(text)
  try {
    const found = await findAttachment(read, { folder: read.folder, root }, warn)
    const plan = planChallenge(read, read.clearsFiles ? null : found, existing)
    report.warnings.push(...plan.warnings)
    items.push({ read, plan, report })
  } catch (error) {
    report.reason = reasonOf(error)
  }
}

function describe({ plan, report }: PlannedItem): void {
  report.changed = plan.changedKeys
  report.changes = plan.changes
  report.status = plan.existing ? (plan.changedKeys.length > 0 ? 'changed' : 'unchanged') : 'created'
  report.isDisabled = !plan.existing && !plan.enable
}
