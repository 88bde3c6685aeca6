import { cutText } from '../../rules/cut-text.ts'
import type { Change } from './plan/challenge-plan.ts'

const statuses = ['created', 'changed', 'unchanged', 'skipped', 'failed'] as const
type Status = (typeof statuses)[number]

export type FileReport = {
  file: string
  title: string | null
  status: Status
  /** Whether it is a new challenge that players do not see yet. */
  isDisabled: boolean
  /** Keys of the file whose values differed. */
  changed: string[]
  changes: Change[]
  /** The reason why it was skipped or failed. */
  reason: string | null
  warnings: string[]
  /** What works a little differently on the platform, which is no loss. */
  notes: string[]
}

type RemovedChallenge = { title: string; file: string; isDeleted: boolean }

export type ImportReport = {
  url: string
  game: { id: number; title: string }
  dryRun: boolean
  files: FileReport[]
  /** Challenges whose files were removed from the imported folder. */
  removed: RemovedChallenge[]
  summary: Record<Status, number> & { files: number; warnings: number; removed: number }
}

export function summarize(files: FileReport[], removed: number): ImportReport['summary'] {
  const counts = Object.fromEntries(
    statuses.map((status) => [status, files.filter((file) => file.status === status).length]),
  ) as Record<Status, number>
  const warnings = files.reduce((sum, file) => sum + file.warnings.length, 0)
  return { files: files.length, ...counts, warnings, removed }
}

const shownLength = 100
const statusWidth = Math.max(...statuses.map((status) => status.length))

/** One line for each value of the file that differs. */
export function changeLines({ status, changes }: FileReport): string[] {
  if (status !== 'changed') return []
  const short = (text: string) => {
    const line = text.replace(/\s+/g, ' ').trim()
    return line.length > shownLength ? `${cutText(line, shownLength)}…` : line || '(empty)'
  }
  const margin = ' '.repeat(statusWidth)
  return changes.map(({ key, before, after }) => `${margin}  ${key}: ${short(before)} → ${short(after)}`)
}

export function removedLines({ removed }: ImportReport): string[] {
  return removed.map(({ title, file, isDeleted }) =>
    isDeleted
      ? `deleted    ${title}  (${file} is gone)`
      : `no file    ${title}  (${file} is gone; --prune --yes deletes it)`,
  )
}

/** One line for the file and one for each of its warnings and notes. */
export function reportLines({ file, status, changed, reason, warnings, notes }: FileReport): string[] {
  const details = status === 'changed' ? changed.join(', ') : (reason ?? '')
  const line = `${status.padEnd(statusWidth)}  ${file}${details ? `  (${details})` : ''}`
  const below = [...warnings, ...notes.map((note) => `note: ${note}`)]
  return [line, ...below.map((text) => `${' '.repeat(statusWidth)}  - ${text}`)]
}

/** The number with its noun in the right form. */
export const countOf = (count: number, noun: string, plural = `${noun}s`) =>
  `${count} ${count === 1 ? noun : plural}`

/** Players do not see a new challenge that its file does not enable or that has no flag. Null without one. */
export function disabledLine({ files, dryRun }: Pick<ImportReport, 'files' | 'dryRun'>): string | null {
  const count = files.filter(({ status, isDisabled }) => status === 'created' && isDisabled).length
  if (count === 0) return null
  const verb = dryRun ? 'would be' : count === 1 ? 'is' : 'are'
  return `${countOf(count, 'new challenge')} ${verb} disabled, because ${count === 1 ? 'its file does not enable it or has' : 'their files do not enable them or have'} no flag. Enable challenges in the editor of the game.`
}

export function summaryLine({ summary, dryRun, game }: ImportReport): string {
  const { files, warnings } = summary
  const counts = statuses.map((status) => `${summary[status]} ${status}`).join(', ')
  const note = dryRun ? ' Dry run: nothing was written.' : ''
  return `${countOf(files, 'file')} for game ${game.id} (${game.title}): ${counts}; ${countOf(warnings, 'warning')}.${note}`
}
