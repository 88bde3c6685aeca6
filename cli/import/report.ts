const statuses = ['created', 'changed', 'unchanged', 'skipped', 'failed'] as const
type Status = (typeof statuses)[number]

export type FileReport = {
  file: string
  title: string | null
  status: Status
  /** Keys of the file whose values differed. */
  changed: string[]
  /** The reason why it was skipped or failed. */
  reason: string | null
  warnings: string[]
}

export type ImportReport = {
  url: string
  game: { id: number; title: string }
  dryRun: boolean
  files: FileReport[]
  summary: Record<Status, number> & { files: number; warnings: number }
}

export function summarise(files: FileReport[]): ImportReport['summary'] {
  const counts = Object.fromEntries(
    statuses.map((status) => [status, files.filter((file) => file.status === status).length]),
  ) as Record<Status, number>
  const warnings = files.reduce((sum, file) => sum + file.warnings.length, 0)
  return { files: files.length, ...counts, warnings }
}

const statusWidth = Math.max(...statuses.map((status) => status.length))

/** One line for the file and one for each of its warnings. */
export function reportLines({ file, status, changed, reason, warnings }: FileReport): string[] {
  const details = status === 'changed' ? changed.join(', ') : (reason ?? '')
  const line = `${status.padEnd(statusWidth)}  ${file}${details ? `  (${details})` : ''}`
  return [line, ...warnings.map((warning) => `${' '.repeat(statusWidth)}  - ${warning}`)]
}

export function summaryLine({ summary, dryRun, game }: ImportReport): string {
  const { files, warnings } = summary
  const counts = statuses.map((status) => `${summary[status]} ${status}`).join(', ')
  const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
  const note = dryRun ? ' Dry run: nothing was written.' : ''
  return `${countOf(files, 'file')} for game ${game.id} (${game.title}): ${counts}; ${countOf(warnings, 'warning')}.${note}`
}
